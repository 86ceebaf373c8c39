const day = 24 * 60 * 60 * 1000
const week = 7

/** A calendar date never passes through a local time, so that no time zone shifts it. */
const instant = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** How many days after Monday a date is. */
const afterMonday = (date: string): number => (new Date(instant(date)).getUTCDay() + week - 1) % week

/** The dates of the whole weeks from that of `first` to that of `last`, each from Monday to Sunday. */
export const calendarWeeks = (first: string, last: string): readonly (readonly string[])[] => {
  const monday = instant(first) - afterMonday(first) * day
  const count = Math.floor((instant(last) - monday) / (week * day)) + 1
  return Array.from({ length: Math.max(count, 0) }, (_week, row) =>
    Array.from({ length: week }, (_day, column) => dateOf(monday + (row * week + column) * day)),
  )
}
