import type { AreaEntry, Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageName } from '../../../routes/table.ts'

/** The parts of the company area, one for each entry of its menu. */
export type CompanyPart = 'profile' | 'admin' | 'employees' | 'results' | 'summary' | 'referrals'

/** The input of the entries. */
export interface CompanyEntriesInput {
  readonly locale: Locale
  readonly message: (id: MessageId) => string
  /** The part that the page shows. */
  readonly current: CompanyPart
  readonly isAdmin: boolean
}

/** The pages that the menu leads to, without the user's own page, which a log-in leads to. */
export const menuPages: readonly PageName[] = [
  'company/employees/employees',
  'company/results/results',
  'company/summary/summary',
  'company/referrals/referrals',
]

/** The menu of the company area. For a corporate administrator it has their own page instead of a company's profile. */
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
