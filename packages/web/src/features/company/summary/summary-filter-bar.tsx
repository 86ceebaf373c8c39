import { FilterBar, SelectField, useLocale } from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { CompanyField } from '../area/company-field.tsx'
import { groupLabel } from './group-label.ts'
import type { SummaryData } from './load-summary.ts'
import { groupKinds, groupText, readGroup, summaryQuery } from './summary-filters.ts'
import type { Summary } from './summary.ts'

interface SummaryFilterBarProps {
  readonly data: SummaryData
  readonly personal: PersonalData
  /** Undefined while the summary is being read. */
  readonly summary: Summary | undefined
  readonly status: string
}

/** All groups, each with its kind. */
const groupOptions = (
  summary: Summary | undefined,
  chosen: string | undefined,
  message: Message,
): readonly SelectOption[] => {
  const options = groupKinds.flatMap((kind) =>
    (summary?.pilihan[kind] ?? []).map((value) => ({
      value: groupText({ kind, value }),
      label: groupLabel({ kind, value }, message),
    })),
  )
  const group = readGroup(chosen ?? null)
  const isListed = options.some(({ value }) => value === chosen)
  return group && chosen && !isListed ? [{ value: chosen, label: groupLabel(group, message) }, ...options] : options
}

/** Filters the summary by year and by one group: the contract takes one only. */
export const SummaryFilterBar = ({ data, personal, summary, status }: SummaryFilterBarProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { filters, user } = data
  const chosen = filters.group && groupText(filters.group)
  const year = filters.year ?? summary?.tahun
  const years = [...new Set([...(summary?.tahun_tersedia ?? []), ...(year === undefined ? [] : [year])])].map(String)
  const addressOf = (changes: Partial<typeof filters>) =>
    href(locale, 'companyMcuChart', undefined, summaryQuery({ ...filters, ...changes }))
  return (
    <div data-print="hide">
      <FilterBar
        action={href(locale, 'companyMcuChart')}
        label={message('web.company.summary.filter')}
        status={status}
        active={
          filters.group ? [{ label: groupLabel(filters.group, message), href: addressOf({ group: undefined }) }] : []
        }
        clearHref={addressOf({ group: undefined, year: undefined })}
      >
        {/* Fields keep their values, so another choice in the address needs a new field. A text that is being typed stays. */}
        {user.isAdmin && (
          <CompanyField
            key={`company ${filters.company}`}
            personal={personal}
            any="web.company.choice.one"
            value={filters.company}
          />
        )}
        <YearField key={`year ${year} ${years.length}`} year={year} years={years} />
        <GroupField key={`group ${chosen}`} chosen={chosen} summary={summary} />
      </FilterBar>
    </div>
  )
}

interface GroupFieldProps extends Pick<SummaryFilterBarProps, 'summary'> {
  readonly chosen: string | undefined
}

const GroupField = ({ chosen, summary }: GroupFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <SelectField
      name="kelompok"
      label={message('web.company.summary.group')}
      any={message('web.company.summary.group.all')}
      value={chosen}
      options={groupOptions(summary, chosen, message)}
    />
  )
}

interface YearFieldProps {
  readonly year: number | undefined
  readonly years: readonly string[]
}

const YearField = ({ year, years }: YearFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <SelectField
      name="tahun"
      label={message('web.company.summary.year')}
      any={years.length === 0 ? message('web.company.summary.year.latest') : undefined}
      value={year === undefined ? undefined : String(year)}
      options={years.map((value) => ({ value, label: value }))}
    />
  )
}
