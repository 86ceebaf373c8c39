import { jakartaInstant } from '@hospital/sdk'
import { addDays, stampAt } from '../hospital/clock.ts'
import type { Clock } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import { appointmentSeeds } from './appointment-seeds.ts'
import type { AppointmentSeed } from './appointment-seeds.ts'
import type { Appointment, Appointments } from './appointment.ts'
import { openSlots } from './slots.ts'

interface SeedSources {
  readonly directory: Directory
  readonly appointments: Appointments
  readonly clock: Clock
}

/** Days to search around the wished day for a doctor's session. */
const searchDays = 21

/** The nearest day, from an offset outwards, on which the doctor practises at the hospital and has a free slot. */
const placeFor = ({ directory, appointments, clock }: SeedSources, { doctor, hospital, offset }: AppointmentSeed) => {
  const direction = offset < 0 ? -1 : 1
  // A past session is evaluated as of its morning.
  for (let step = 0; step < searchDays; step += 1) {
    const day = addDays(clock.today(), offset + direction * step)
    const view = offset < 0 ? { ...clock, now: () => jakartaInstant(day, '00:01') } : clock
    const slot = openSlots(directory, appointments, view, doctor, day).find(
      (one) => one.hospital === hospital && one.freeNumbers.length > 0,
    )
    if (slot) return { day, slot }
  }
  throw new Error(`No session of ${doctor} at ${hospital} was found around ${offset} days from today`)
}

const closingTime = '15:20'

/** An appointment in the session of a doctor nearest to the wished day. Throws if there is none within three weeks. */
export const appointmentFrom = (sources: SeedSources, seed: AppointmentSeed): Omit<Appointment, 'code'> => {
  const { day, slot } = placeFor(sources, seed)
  const queued = sources.directory.doctor(seed.doctor)?.hasQueueNumbers ?? false
  const made = addDays(day < sources.clock.today() ? day : sources.clock.today(), -3)
  const changed = seed.status === 'open' ? made : addDays(made, 1)
  return {
    patient: seed.patient,
    hospital: seed.hospital,
    doctor: seed.doctor,
    day,
    start: slot.start,
    end: slot.end,
    queueNumber: queued ? (slot.freeNumbers[0] ?? null) : null,
    type: seed.type,
    payment: seed.payment,
    guarantor: seed.guarantor ?? null,
    bpjsNumber: seed.bpjsNumber ?? null,
    complaint: seed.complaint ?? null,
    note: seed.note ?? null,
    status: seed.status,
    closedBecause: seed.closedBecause ?? null,
    createdAt: stampAt(made, '19:02'),
    updatedAt: seed.closedBecause === 'selesai' ? stampAt(day, closingTime) : stampAt(changed, '09:40'),
  }
}

/** Adds the seeded appointments. Each is in an existing session of the doctor. */
export const seedAppointments = (sources: SeedSources): readonly Appointment[] =>
  appointmentSeeds.map((seed) => sources.appointments.add(appointmentFrom(sources, seed)))
