import { addDays, stampAt } from '../hospital/clock.ts'
import { latestPlaceToday, placeNear } from './appointment-place.ts'
import type { Place, PlaceSources } from './appointment-place.ts'
import { appointmentSeeds, todaySeed } from './appointment-seeds.ts'
import type { AppointmentSeed, SeededFacts } from './appointment-seeds.ts'
import type { Appointment } from './appointment.ts'

const closingTime = '15:20'

const appointmentAt = (
  { directory, clock }: PlaceSources,
  seed: SeededFacts,
  { doctor, day, slot }: Place,
): Omit<Appointment, 'code'> => {
  const queued = directory.doctor(doctor)?.hasQueueNumbers ?? false
  const made = addDays(day < clock.today() ? day : clock.today(), -3)
  const changed = seed.status === 'open' ? made : addDays(made, 1)
  return {
    patient: seed.patient,
    hospital: seed.hospital,
    doctor,
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

/** An appointment in the session of a doctor nearest to the wished day. Throws if there is none within three weeks. */
export const appointmentFrom = (sources: PlaceSources, seed: AppointmentSeed): Omit<Appointment, 'code'> =>
  appointmentAt(sources, seed, placeNear(sources, seed))

/** Adds the seeded appointments. Each takes place in an existing session of its doctor. */
export const seedAppointments = (sources: PlaceSources): readonly Appointment[] => {
  const seeded = appointmentSeeds.map((seed) => sources.appointments.add(appointmentFrom(sources, seed)))
  const place = latestPlaceToday(sources, todaySeed)
  return place ? [...seeded, sources.appointments.add(appointmentAt(sources, todaySeed, place))] : seeded
}
