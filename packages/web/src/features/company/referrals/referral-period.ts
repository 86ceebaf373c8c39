import dayjs from 'dayjs'

/** The choices of days up to today. */
export const recentDays: readonly string[] = ['7', '30', '90']

const written = 'YYYY-MM-DD'

/** The choices of years: this year and the two before. */
export const recentYears = (today: string): readonly string[] =>
  [0, 1, 2].map((back) => String(Number(today.slice(0, 4)) - back))

/** The first and the last day of a period; undefined if the text is no period. `today` is the day in Jakarta. */
export const periodDays = (
  period: string,
  today: string,
): { readonly from: string; readonly to: string } | undefined => {
  if (recentDays.includes(period))
    return {
      from: dayjs(today)
        .subtract(Number(period) - 1, 'day')
        .format(written),
      to: today,
    }
  return recentYears(today).includes(period) ? { from: `${period}-01-01`, to: `${period}-12-31` } : undefined
}
