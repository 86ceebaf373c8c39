import { FilterBar, SelectField, useLocale } from '@hospital/ui'
import type { ActiveFilter } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { CompanyField } from '../area/company-field.tsx'
import { useCompanyName } from '../area/use-company-name.ts'
import type { ReferralsData } from './load-referrals.ts'
import { filterQuery, recentDays, recentYears, statuses } from './referral-filters.ts'
import type { ReferralFilters } from './referral-filters.ts'
import { statusWords } from './referral-words.ts'

interface ReferralFilterBarProps {
  readonly data: ReferralsData
  readonly personal: PersonalData
  /** How many there are, that they are being read, or that this failed. */
  readonly status: string
}

const periodWord = (period: string, message: Message): string =>
  recentDays.includes(period) ? message('web.company.referral.period.days', { days: Number(period) }) : period

/** The filters in use, each with the address without it. */
const activeFilters = (
  filters: ReferralFilters,
  company: string | undefined,
  addressOf: (filters: ReferralFilters) => string,
  message: Message,
): readonly ActiveFilter[] => {
  const { status, period } = filters
  const first = { ...filters, page: 1 }
  return [
    ...(status ? [{ label: message(statusWords[status][0]), href: addressOf({ ...first, status: undefined }) }] : []),
    ...(period ? [{ label: periodWord(period, message), href: addressOf({ ...first, period: undefined }) }] : []),
    ...(company === undefined ? [] : [{ label: company, href: addressOf({ ...first, company: undefined }) }]),
  ]
}

/** Narrows the list by state and period, and for an administrator by company. What is chosen is in the address. */
export const ReferralFilterBar = ({ data, personal, status }: ReferralFilterBarProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { filters, today, user } = data
  const company = useCompanyName(personal, filters.company)
  const addressOf = (chosen: ReferralFilters) => href(locale, 'companyAccidents', undefined, filterQuery(chosen))
  const action = href(locale, 'companyAccidents')
  const periods = [...recentDays, ...recentYears(today)]
  return (
    <FilterBar
      action={action}
      label={message('web.company.referral.filter')}
      status={status}
      active={activeFilters(filters, company, addressOf, message)}
      clearHref={action}
    >
      {/* Fields keep what is chosen in them, so another choice in the address needs another field; what is typed meanwhile stays. */}
      <SelectField
        key={`status ${filters.status}`}
        name="status"
        label={message('web.company.referral.status')}
        any={message('web.company.referral.status.any')}
        value={filters.status}
        options={statuses.map((value) => ({ value, label: message(statusWords[value][0]) }))}
      />
      <SelectField
        key={`period ${filters.period}`}
        name="periode"
        label={message('web.company.referral.period')}
        any={message('web.company.referral.period.any')}
        value={filters.period}
        options={periods.map((value) => ({ value, label: periodWord(value, message) }))}
      />
      {user.isAdmin && (
        <CompanyField
          key={`company ${filters.company}`}
          personal={personal}
          any="web.company.choice.all"
          value={filters.company}
        />
      )}
    </FilterBar>
  )
}
