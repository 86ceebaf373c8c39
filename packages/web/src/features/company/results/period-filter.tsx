import { isCalendarDate } from '@hospital/sdk'
import { formatDate, SelectField } from '@hospital/ui'
import { DayField } from '@hospital/ui/employees'
import { useState } from 'react'
import type { ReactElement } from 'react'
import type { FilterFieldProps, ListFilter } from '../area/company-list.ts'
import type { FilterTexts } from '../area/list-view.ts'
import { selectOptions } from '../area/select-options.ts'
import type { ResultChoices, ResultRequest } from './result.ts'

/** The value of the period select for a range of dates. */
const ownDays = 'tanggal'

const yearOf = (text: string | undefined): FilterTexts =>
  text !== undefined && /^(20\d{2}|2100)$/.test(text) ? { tahun: text } : {}

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && isCalendarDate(text) ? text : undefined

/** The period in a URL. If the URL has a year and dates, the dates win; reversed dates are swapped. */
const periodOf = ({ tahun, dari, sampai }: FilterTexts): FilterTexts => {
  const [from, to] = [dayOf(dari), dayOf(sampai)]
  if (from === undefined && to === undefined) return yearOf(tahun)
  if (from !== undefined && to !== undefined && from > to) return { dari: to, sampai: from }
  return { ...(from !== undefined && { dari: from }), ...(to !== undefined && { sampai: to }) }
}

/** A year, or a range of calendar dates, both inclusive; the range may have one date only. */
export const periodFilter: ListFilter<ResultRequest, ResultChoices> = {
  names: ['tahun', 'dari', 'sampai'],
  parse: periodOf,
  request: ({ tahun, dari, sampai }) => ({
    ...(tahun !== undefined && { tahun: Number(tahun) }),
    ...(dari !== undefined && { dari }),
    ...(sampai !== undefined && { sampai }),
  }),
  word: ({ tahun, dari, sampai }, { message, locale }) =>
    tahun ??
    message('web.company.checkups.daysChosen', {
      from: dari === undefined ? '…' : formatDate(dari, locale),
      to: sampai === undefined ? '…' : formatDate(sampai, locale),
    }),
  Field: (props) => <PeriodFields {...props} />,
}

const PeriodFields = ({ filters, choices, words }: FilterFieldProps<ResultChoices>): ReactElement => {
  const { tahun: year, dari: from, sampai: to } = filters
  const { message, today } = words
  const hasDays = from !== undefined || to !== undefined
  const [isDays, setDays] = useState(hasDays)
  return (
    <>
      <SelectField
        name="tahun"
        label={message('web.company.checkups.period')}
        any={message('web.company.checkups.anyPeriod')}
        value={hasDays ? ownDays : year}
        options={[
          ...selectOptions(choices?.tahun.map(String) ?? [], year, (one) => one),
          { value: ownDays, label: message('web.company.checkups.days') },
        ]}
        onChange={(value) => setDays(value === ownDays)}
      />
      {isDays && (
        <>
          <DayField name="dari" label={message('web.company.checkups.from')} value={from} max={today} />
          <DayField name="sampai" label={message('web.company.checkups.to')} value={to} max={today} />
        </>
      )}
    </>
  )
}
