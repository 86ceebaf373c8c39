import { isBookable } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { hashNumber } from '../content/index.ts'
import type { Clock } from '../hospital/clock.ts'
import { addMinutes } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import type { DoctorDay, PractiseSession } from '../hospital/doctor-day.ts'
import type { Appointment, Appointments } from './appointment.ts'

type Schemas = MemberComponents['schemas']

/** A slot with its free queue numbers, the lowest first. */
export interface OpenSlot {
  readonly hospital: string
  readonly start: string
  readonly end: string
  readonly freeNumbers: readonly number[]
  readonly hasPassed: boolean
}

const slotMinutes = 30
const placesPerSlot = 3

/** Places that were booked by telephone or at the counter: the same ones on every run. */
const takenOffline = (doctor: string, { hospital, fullyBooked }: PractiseSession, day: string, start: string): number =>
  fullyBooked
    ? placesPerSlot
    : Math.min(placesPerSlot, hashNumber(`${doctor} ${hospital.kode_mapping_rs} ${day} ${start}`) % 5)

const startsOf = ({ start, end }: PractiseSession): readonly string[] => {
  const starts: string[] = []
  for (let time = start; time < end; time = addMinutes(time, slotMinutes)) starts.push(time)
  return starts
}

interface SlotInput {
  readonly doctor: string
  readonly day: string
  readonly doctorDay: DoctorDay
  readonly taking: readonly Appointment[]
  readonly clock: Clock
}

/** The slots of one session. Queue numbers run through all sessions of the doctor at this hospital on the day. */
const slotsOf = (
  { doctor, day, doctorDay, taking, clock }: SlotInput,
  session: PractiseSession,
): readonly OpenSlot[] => {
  const hospital = session.hospital.kode_mapping_rs
  const before = doctorDay.sessions
    .filter((other) => other.hospital.kode_mapping_rs === hospital && other.start < session.start)
    .reduce((sum, other) => sum + startsOf(other).length, 0)
  return startsOf(session).map((start, index) => {
    const end = addMinutes(start, slotMinutes)
    const hasPassed = !isBookable(day, start, clock.now())
    const first = (before + index) * placesPerSlot + 1
    const numbers = Array.from({ length: placesPerSlot }, (_, place) => first + place)
    const here = taking.filter((one) => one.hospital === hospital && one.start === start)
    const given = here.map(({ queueNumber }) => queueNumber)
    const left = placesPerSlot - takenOffline(doctor, session, day, start) - here.length
    // The lowest numbers were given out first, for all ways of booking.
    const free = numbers
      .filter((number) => !given.includes(number))
      .toReversed()
      .slice(0, Math.max(0, left))
      .toReversed()
    return {
      hospital,
      start,
      end: end > session.end ? session.end : end,
      freeNumbers: hasPassed ? [] : free,
      hasPassed,
    }
  })
}

/** All slots of a doctor on a day, whether free or not; none while on leave. */
export const openSlots = (
  directory: Directory,
  appointments: Appointments,
  clock: Clock,
  doctor: string,
  day: string,
): readonly OpenSlot[] => {
  const doctorDay = directory.doctorDay(doctor, day)
  if (doctorDay.onLeave) return []
  const input = { doctor, day, doctorDay, taking: appointments.taking(doctor, day), clock }
  return doctorDay.sessions.flatMap((session) => slotsOf(input, session))
}

const sessionOnWire = (
  session: PractiseSession,
  doctorDay: DoctorDay,
  slots: readonly OpenSlot[],
  queued: boolean,
): Schemas['DoctorSession'] => {
  const slot = slots.map(({ start, end, freeNumbers }) => ({
    jam: start,
    jam_selesai: end,
    kuota: placesPerSlot,
    sisa: freeNumbers.length,
    estimasi_antrian: queued ? (freeNumbers[0] ?? null) : null,
  }))
  const sisa = slot.reduce((sum, one) => sum + one.sisa, 0)
  const state = sisa > 0 ? 'praktik' : 'penuh'
  return {
    rumah_sakit: session.hospital,
    jam_mulai: session.start,
    jam_selesai: session.end,
    status: doctorDay.onLeave ? 'cuti' : state,
    kuota: slot.length * placesPerSlot,
    sisa,
    slot,
  }
}

/** A doctor's day with every slot, in the API's format. */
export const doctorSlots = (
  directory: Directory,
  appointments: Appointments,
  clock: Clock,
  doctor: string,
  day: string,
): Schemas['DoctorSlots'] => {
  const doctorDay = directory.doctorDay(doctor, day)
  const listed = directory.doctor(doctor)
  const input = { doctor, day, doctorDay, taking: appointments.taking(doctor, day), clock }
  const sesi = doctorDay.sessions.map((session) =>
    sessionOnWire(
      session,
      doctorDay,
      doctorDay.onLeave ? [] : slotsOf(input, session),
      listed?.hasQueueNumbers ?? false,
    ),
  )
  const free = sesi.some(({ status }) => status === 'praktik') ? 'praktik' : 'penuh'
  const working = doctorDay.onLeave ? 'cuti' : free
  return {
    tanggal: day,
    kodedokter: doctor,
    kdspesial: listed?.specialty.kode ?? '',
    status: sesi.length === 0 ? null : working,
    keterangan: doctorDay.remark,
    sesi,
  }
}
