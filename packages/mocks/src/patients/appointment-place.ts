import { jakartaInstant } from '@hospital/sdk'
import { addDays, inTime } from '../hospital/clock.ts'
import type { Clock } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import type { AppointmentSeed, TodaySeed } from './appointment-seeds.ts'
import type { Appointments } from './appointment.ts'
import { openSlots } from './slots.ts'
import type { OpenSlot } from './slots.ts'

/** The data that shows where free slots are. */
export interface PlaceSources {
  readonly directory: Directory
  readonly appointments: Appointments
  readonly clock: Clock
}

/** A free slot of a doctor. */
export interface Place {
  readonly doctor: string
  readonly day: string
  readonly slot: OpenSlot
}

/** Days to search around the wished day for a doctor's session. */
const searchDays = 21

/** A clock in the night before the first session of a day. */
const beforeSessions = (clock: Clock, day: string): Clock => ({ ...clock, now: () => jakartaInstant(day, '00:01') })

const freeSlots = (
  { directory, appointments, clock }: PlaceSources,
  { doctor, hospital }: Pick<AppointmentSeed, 'doctor' | 'hospital'>,
  day: string,
): readonly OpenSlot[] =>
  openSlots(directory, appointments, clock, doctor, day).filter(
    (slot) => slot.hospital === hospital && slot.freeNumbers.length > 0,
  )

/**
 * The nearest day, searched outwards from an offset, on which the doctor practises at the hospital and has a free slot. Throws if there is
 * none within three weeks.
 */
export const placeNear = (
  sources: PlaceSources,
  seed: Pick<AppointmentSeed, 'doctor' | 'hospital' | 'offset'>,
): Place => {
  const { doctor, hospital, offset } = seed
  const direction = offset < 0 ? -1 : 1
  for (let step = 0; step < searchDays; step += 1) {
    const day = addDays(sources.clock.today(), offset + direction * step)
    // A past session is looked up as of its morning, when it was still bookable.
    const clock = offset < 0 ? beforeSessions(sources.clock, day) : sources.clock
    const [slot] = freeSlots({ ...sources, clock }, seed, day)
    if (slot) return { doctor, day, slot }
  }
  throw new Error(`No session of ${doctor} at ${hospital} was found around ${offset} days from today`)
}

/**
 * The latest free slot of today with one of some doctors at the hospital, so that its queue is still to come for most of the day. The
 * search uses the state of the morning, so the hour at which the demo starts makes no difference. Undefined on a day without a free slot.
 */
export const latestPlaceToday = (sources: PlaceSources, { doctors, hospital }: TodaySeed): Place | undefined => {
  const day = sources.clock.today()
  const morning = { ...sources, clock: beforeSessions(sources.clock, day) }
  return doctors
    .flatMap((doctor) => freeSlots(morning, { doctor, hospital }, day).map((slot) => ({ doctor, day, slot })))
    .toSorted((one, other) => inTime(other.slot.start, one.slot.start))[0]
}
