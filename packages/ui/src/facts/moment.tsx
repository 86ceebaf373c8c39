import type { ReactElement } from 'react'
import { formatDateTime } from '../lib/format-time.ts'
import { formatDate, isDate } from '../lib/format.ts'
import { useLocale } from '../lib/locale.ts'

/** A day `YYYY-MM-DD`, or an instant in Jakarta time, in the language of the page. */
export const Moment = ({ at }: { at: string }): ReactElement => {
  const locale = useLocale()
  return <time dateTime={at}>{isDate(at) ? formatDate(at, locale, 'weekday') : formatDateTime(at, locale)}</time>
}
