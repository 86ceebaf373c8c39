import { FilterBar, formatDate, SelectField, Text, TextField, useLocale } from '@hospital/ui'
import type { ActiveFilter, RemovableFilter } from '@hospital/ui'
import { DayField } from '@hospital/ui/employees'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { CompanyField } from '../area/company-field.tsx'
import { conclusionWords } from '../area/conclusions.ts'
import { findings, findingWords } from '../area/findings.ts'
import { searchTerm } from '../area/list-texts.ts'
import { selectOptions } from '../area/select-options.ts'
import { useCompanyName } from '../area/use-company-name.ts'
import type { ResultPage } from './read-results.ts'
import { filteredResults, ownDays } from './result-view.ts'
import type { Period, ResultView } from './result-view.ts'

interface ResultFiltersProps {
  readonly personal: PersonalData
  /** An administrator chooses among companies. */
  readonly isAdmin: boolean
  readonly view: ResultView
  readonly term: string
  /** Undefined until the first rows are there. */
  readonly choices: ResultPage['choices'] | undefined
  readonly today: string
  readonly status: string
  readonly addressOf: (view: ResultView) => string
  readonly onSearch: (view: ResultView, term: string) => void
  readonly onClear: () => void
}

/** The search and the filters of the list of check-ups. What is searched for stays out of the address. */
export const ResultFilters = (props: ResultFiltersProps): ReactElement => {
  const { personal, isAdmin, view, term, choices, today, status, addressOf, onSearch, onClear } = props
  const message = useMessage()
  const active = useActive(props)
  return (
    <FilterBar
      action={addressOf(view)}
      label={message('web.company.checkups.filter')}
      status={status}
      active={active}
      clearHref={addressOf(view)}
      onClear={onClear}
      onFilter={(values) => onSearch(filteredResults(view, values), searchTerm(values.get('cari')))}
    >
      {/* Fields keep what is chosen in them, so another choice in the address needs another field; what is typed meanwhile stays. */}
      <TextField
        key={`search ${term}`}
        name="cari"
        type="search"
        label={message('web.company.list.search')}
        value={term}
      />
      {isAdmin && (
        <CompanyField
          key={`company ${view.company}`}
          personal={personal}
          any="web.company.choice.all"
          value={view.company}
        />
      )}
      <PeriodFields
        key={`period ${JSON.stringify(view.period)}`}
        period={view.period}
        years={choices?.tahun}
        today={today}
      />
      <SelectField
        key={`conclusion ${view.conclusion}`}
        name="kesimpulan"
        label={message('web.company.employees.conclusion')}
        any={message('web.company.checkups.anyConclusion')}
        value={view.conclusion}
        options={(['layak', 'layak_dengan_catatan', 'tidak_layak_sementara', 'tidak_layak'] as const).map((value) => ({
          value,
          label: message(conclusionWords[value]),
        }))}
      />
      <SelectField
        key={`finding ${view.finding}`}
        name="temuan"
        label={message('web.company.checkups.finding')}
        any={message('web.company.checkups.anyFinding')}
        value={view.finding}
        options={findings.map((value) => ({ value, label: message(findingWords[value]) }))}
      />
      <SelectField
        key={`department ${view.department}`}
        name="departemen"
        label={message('web.company.employees.department')}
        any={message('web.company.employees.anyDepartment')}
        value={view.department}
        options={selectOptions(choices?.departemen, view.department)}
      />
    </FilterBar>
  )
}

interface PeriodFieldsProps {
  readonly period: Period
  readonly years: readonly number[] | undefined
  readonly today: string
}

/** A year, or days of one's own. */
const PeriodFields = ({ period, years, today }: PeriodFieldsProps): ReactElement => {
  const message = useMessage()
  const [isDays, setDays] = useState(period.kind === 'days')
  const year = period.kind === 'year' ? String(period.year) : undefined
  return (
    <>
      <SelectField
        name="periode"
        label={message('web.company.checkups.period')}
        any={message('web.company.checkups.anyPeriod')}
        value={period.kind === 'days' ? ownDays : year}
        options={[
          ...selectOptions(years?.map(String), year),
          { value: ownDays, label: message('web.company.checkups.days') },
        ]}
        onChange={(value) => setDays(value === ownDays)}
      />
      {isDays && (
        <>
          <DayField
            name="dari"
            label={message('web.company.checkups.from')}
            value={period.kind === 'days' ? period.from : undefined}
            max={today}
          />
          <DayField
            name="sampai"
            label={message('web.company.checkups.to')}
            value={period.kind === 'days' ? period.to : undefined}
            max={today}
          />
        </>
      )}
    </>
  )
}

const useActive = ({
  personal,
  view,
  term,
  addressOf,
  onSearch,
}: ResultFiltersProps): readonly (ActiveFilter | RemovableFilter)[] => {
  const message = useMessage()
  const locale = useLocale()
  const { period, conclusion, finding, department } = view
  const company = useCompanyName(personal, view.company)
  const without = (removed: Partial<ResultView>) => addressOf({ ...view, ...removed, page: 1 })
  const periodLabel =
    period.kind === 'year'
      ? String(period.year)
      : period.kind === 'days' &&
        message('web.company.checkups.daysChosen', {
          from: period.from === undefined ? '…' : formatDate(period.from, locale),
          to: period.to === undefined ? '…' : formatDate(period.to, locale),
        })
  return [
    ...(term === ''
      ? []
      : [
          { label: message('web.company.list.searched', { term }), onRemove: () => onSearch({ ...view, page: 1 }, '') },
        ]),
    ...(company === undefined ? [] : [{ label: company, href: without({ company: undefined }) }]),
    ...(periodLabel === false ? [] : [{ label: periodLabel, href: without({ period: { kind: 'all' } }) }]),
    ...(conclusion ? [{ label: message(conclusionWords[conclusion]), href: without({ conclusion: undefined }) }] : []),
    ...(finding ? [{ label: message(findingWords[finding]), href: without({ finding: undefined }) }] : []),
    ...(department === undefined ? [] : [{ label: department, href: without({ department: undefined }) }]),
  ]
}

/** Said beside a list that is filtered by a finding: it cannot be complete. */
export const FindingNote = (): ReactElement => {
  const message = useMessage()
  return <Text tone="muted">{message('web.company.checkups.findingNote')}</Text>
}
