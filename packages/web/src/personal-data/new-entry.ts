import { jakartaDate } from '@hospital/sdk'
import dayjs from 'dayjs'

/** The facts that decide whether a result is new. */
export interface DatedResult {
  /** The day or the instant of the examination; undefined where it is not recorded. */
  readonly at: string | undefined
  readonly findings: { readonly status: string }
}

/** Days for which a result is new. The site does not store what a person has seen, so the day of the examination counts. */
export const newFor = 14

/** The day in Jakarta of a day or an instant. */
export const dayOf = (at: string): string => (at.includes('T') ? jakartaDate(new Date(at)) : at)

/** Whether an instant or a day is one of the last days in Jakarta. A missing or future one is not new. */
export const isNew = (at: string | undefined, now: Date): boolean => {
  if (at === undefined) return false
  const age = dayjs(jakartaDate(now)).diff(dayOf(at), 'day')
  return age >= 0 && age <= newFor
}

/** Whether a result is new to read. A result without values does not count. */
export const isNewEntry = ({ at, findings }: DatedResult, now: Date): boolean =>
  findings.status !== 'processing' && isNew(at, now)
