import dayjs from 'dayjs'

const written = 'YYYY-MM-DD'

/** The day after a day of the calendar. It never passes through an instant of UTC. */
export const dayAfter = (day: string): string => dayjs(day).add(1, 'day').format(written)

/** A day as the three fields of a date are typed: `31 12 2026`. */
export const asTyped = (day: string): string => dayjs(day).format('D M YYYY')

/** The day before a day of the calendar. */
export const dayBefore = (day: string): string => dayjs(day).subtract(1, 'day').format(written)
