/** A date as three texts, as typed. */
export interface DateParts {
  day: string
  month: string
  year: string
}

/** The three fields of a `YYYY-MM-DD`; empty ones for anything else. */
export const splitDate = (date: string | undefined): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
