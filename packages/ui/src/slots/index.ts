/** A separate entry point: only the booking of an appointment needs these. */
export { DayCalendar } from './day-calendar.tsx'
export type { CalendarDay, DayCalendarProps } from './day-calendar.tsx'
export { TimeList } from './time-list.tsx'
export type { TimeListProps, TimeSlot } from './time-list.tsx'
