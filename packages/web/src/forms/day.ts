import dayjs from 'dayjs'

const written = 'YYYY-MM-DD'

/** The day after a calendar day. It never becomes an instant of UTC. */
export const dayAfter = (day: string): string => dayjs(day).add(1, 'day').format(written)

/** A day in the notation of the three date fields: `31 12 2026`. */
export const asTyped = (day: string): string => dayjs(day).format('D M YYYY')

/** The day before a calendar day. */
export const dayBefore = (day: string): string => dayjs(day).subtract(1, 'day').format(written)
