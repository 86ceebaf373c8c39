const day = 24 * 60 * 60 * 1000
const week = 7

/** A date as an instant in UTC. It never passes through a local time, so that no time zone shifts it. */
const instant = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The number of days between Monday and a date. */
const afterMonday = (date: string): number => (new Date(instant(date)).getUTCDay() + week - 1) % week

/** The dates of whole weeks, each from Monday to Sunday: from the week of `first` to the week of `last`. */
export const calendarWeeks = (first: string, last: string): readonly (readonly string[])[] => {
  const monday = instant(first) - afterMonday(first) * day
  const count = Math.floor((instant(last) - monday) / (week * day)) + 1
  return Array.from({ length: Math.max(count, 0) }, (_week, row) =>
    Array.from({ length: week }, (_day, column) => dateOf(monday + (row * week + column) * day)),
  )
}
