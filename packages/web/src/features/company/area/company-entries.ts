import type { AreaEntry, Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageName } from '../../../routes/table.ts'

/** The parts of the company area, one for each entry of its menu. */
export type CompanyPart = 'profile' | 'admin' | 'employees' | 'results' | 'summary' | 'referrals'

/** What the entries depend on. */
export interface CompanyEntriesInput {
  readonly locale: Locale
  readonly message: (id: MessageId) => string
  /** The part that is shown. */
  readonly current: CompanyPart
  readonly isAdmin: boolean
}

/** The pages that the menu leads to, but for the user's own one, where a log-in leads. */
export const menuPages: readonly PageName[] = [
  'company/employees/employees',
  'company/results/results',
  'company/summary/summary',
  'company/referrals/referrals',
]

/** The menu of the company area. A corporate administrator has their own page in place of a company's profile. */
export const companyEntries = ({ locale, message, current, isAdmin }: CompanyEntriesInput): readonly AreaEntry[] => {
  const parts = [
    isAdmin
      ? {
          part: 'admin',
          icon: 'building' as const,
          label: message('web.company.menu.admin'),
          to: href(locale, 'companyAdmin'),
        }
      : {
          part: 'profile',
          icon: 'building' as const,
          label: message('web.company.menu.profile'),
          to: href(locale, 'companyProfile'),
        },
    {
      part: 'employees',
      icon: 'users',
      label: message('web.company.menu.employees'),
      to: href(locale, 'companyEmployees', {}),
    },
    {
      part: 'results',
      icon: 'file',
      label: message('web.company.menu.results'),
      to: href(locale, 'companyMcuResults', {}),
    },
    { part: 'summary', icon: 'sort', label: message('web.company.menu.summary'), to: href(locale, 'companyMcuChart') },
    {
      part: 'referrals',
      icon: 'warning',
      label: message('web.company.menu.referrals'),
      to: href(locale, 'companyAccidents'),
    },
  ] as const
  return parts.map(({ part, icon, label, to }): AreaEntry => ({ label, icon, href: to, current: part === current }))
}
