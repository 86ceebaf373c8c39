import * as z from 'zod'

/** A clock that runs on from the instant to which it is set. */
export interface ServerClock {
  readonly now: () => Date
  readonly set: (instant: Date) => void
  /** Sets the clock back to its start. */
  readonly reset: () => void
}

const dateTime = z.iso.datetime({ offset: true })

/** An ISO date-time with its offset, such as `2026-11-21T09:15:00+07:00`; undefined if it is malformed. */
export const parseInstant = (text: unknown): Date | undefined => {
  const parsed = dateTime.safeParse(text)
  return parsed.success ? new Date(parsed.data) : undefined
}

/** The instant of `MOCK_NOW`; undefined if it is not set. Throws if it is no ISO date-time with an offset. */
export const startFrom = (mockNow: string | undefined): Date | undefined => {
  if (!mockNow) return undefined
  const instant = parseInstant(mockNow)
  if (!instant) throw new Error(`MOCK_NOW is ${mockNow}, not a date-time such as 2026-11-21T09:15:00+07:00`)
  return instant
}

/** Makes a clock that runs at the speed of `source`. Default: it also starts at the time of `source`. */
export const createServerClock = (source: () => Date, startsAt?: Date): ServerClock => {
  const distanceTo = (instant: Date) => instant.getTime() - source().getTime()
  const initial = startsAt ? distanceTo(startsAt) : 0
  let offset = initial
  return {
    now: () => new Date(source().getTime() + offset),
    set: (instant) => {
      offset = distanceTo(instant)
    },
    reset: () => {
      offset = initial
    },
  }
}
