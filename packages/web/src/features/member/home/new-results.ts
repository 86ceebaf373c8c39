import { jakartaDate } from '@hospital/sdk'
import dayjs from 'dayjs'
import type { ResultEntry } from '../results/result-entries.ts'

/** Days in which a result is new. Nothing is stored of what a person has seen, so it is the day of the examination that counts. */
export const newFor = 14

const dayOf = (at: string): string => (at.includes('T') ? jakartaDate(new Date(at)) : at)

/** Whether an instant or a day is one of the last days in Jakarta. What is not recorded, or is to come, is not new. */
export const isNew = (at: string | undefined, now: Date): boolean => {
  if (at === undefined) return false
  const age = dayjs(jakartaDate(now)).diff(dayOf(at), 'day')
  return age >= 0 && age <= newFor
}

/** How many results are new, and the day of the latest. */
export interface NewResults {
  readonly count: number
  /** YYYY-MM-DD; undefined if none is new. */
  readonly latest: string | undefined
}

/** The new ones of these results. One without any value yet is no result to read. */
export const newResults = (entries: readonly ResultEntry[], now: Date): NewResults => {
  const days = entries.flatMap(({ at, findings }) =>
    at !== undefined && findings.status !== 'processing' && isNew(at, now) ? [dayOf(at)] : [],
  )
  return { count: days.length, latest: days.toSorted().at(-1) }
}
