/** A calendar, apart from the rest of the kit: it brings react-aria along, so load it lazily. */
export { Calendar } from './calendar.tsx'
export type { CalendarProps } from './calendar.tsx'
