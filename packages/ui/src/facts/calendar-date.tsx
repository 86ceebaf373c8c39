import type { ReactElement } from 'react'
import { formatDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'

/** A calendar date `YYYY-MM-DD`, written day month year in the language of the page. */
export const CalendarDate = ({ date }: { date: string }): ReactElement => (
  <time dateTime={date}>{formatDate(date, useLocale())}</time>
)
