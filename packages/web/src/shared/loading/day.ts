import { isCalendarDate, jakartaDate } from '@hospital/sdk'

/** The day in Jakarta of an instant from the CMS; undefined without one. */
export const dayOf = (instant: string | null | undefined): string | undefined =>
  instant && !Number.isNaN(Date.parse(instant)) ? jakartaDate(new Date(instant)) : undefined

/** A calendar date of the CMS; undefined if it is not a valid date. */
export const dateOf = (date: string | null | undefined): string | undefined =>
  date && isCalendarDate(date) ? date : undefined
