/** A separate entry point, since it depends on react-aria: load it lazily. */
export { Calendar } from './calendar.tsx'
export type { CalendarProps } from './calendar-props.ts'
