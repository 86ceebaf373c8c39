import { isCalendarDate, jakartaDate } from '@hospital/sdk'

/** The day in Jakarta of an instant of the CMS; undefined if it has none. */
export const dayOf = (instant: string | null | undefined): string | undefined =>
  instant && !Number.isNaN(Date.parse(instant)) ? jakartaDate(new Date(instant)) : undefined

/** A calendar date of the CMS, or undefined for what is no date. */
export const dateOf = (date: string | null | undefined): string | undefined =>
  date && isCalendarDate(date) ? date : undefined
