import type { CalendarDate } from './jakarta.ts'

/**
 * The age, in completed years, from which a person is an adult: an Indonesian citizen has an identity number (NIK), and agrees in person
 * to who sees their data. Set it here: forms, their words and the mock back end all read it.
 */
export const adulthood = 17

/** Completed years of a person born on one day, on another day. A person born on a leap day has the birthday on 1 March in other years. */
export const ageOn = (birth: CalendarDate, day: CalendarDate): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)

/** Whether a person born on one day is an adult on another. */
export const isAdult = (birth: CalendarDate, day: CalendarDate): boolean => ageOn(birth, day) >= adulthood
