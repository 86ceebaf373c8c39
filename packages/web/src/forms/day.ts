import dayjs from 'dayjs'

const written = 'YYYY-MM-DD'

/** The day after a day of the calendar. It never passes through an instant of UTC. */
export const dayAfter = (day: string): string => dayjs(day).add(1, 'day').format(written)

/** The day before a day of the calendar. */
export const dayBefore = (day: string): string => dayjs(day).subtract(1, 'day').format(written)
