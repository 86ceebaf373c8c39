import { jakartaInstant, jakartaStamp } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { hashNumber } from '../content/index.ts'
import { addMinutes, minute } from '../hospital/clock.ts'
import type { Clock } from '../hospital/clock.ts'
import type { Directory } from '../hospital/directory.ts'
import type { PractiseSession } from '../hospital/doctor-day.ts'
import type { Appointment } from './appointment.ts'

type QueueOnWire = MemberComponents['schemas']['AppointmentQueue']

/** The minutes for one patient: three patients fill a slot of half an hour. */
const turn = 10
const slotMinutes = 30
const turnsPerSlot = slotMinutes / turn

/** If the doctor is late by this many minutes, the lateness is announced from an hour before the session on. */
const announced = 30
const announcedBefore = 60 * minute

/** How late the doctor begins, in minutes. It is the same on every run. */
const lateness = ({ doctor, day }: Appointment): number =>
  [0, turn, announced][hashNumber(`queue ${doctor} ${day}`) % 3] ?? 0

const minutesBetween = (first: string, last: string): number => {
  const [from = 0, until = 0] = [first, last].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return until - from
}

/** The position of a queue number within its session, from 0. */
const placeOf = (session: PractiseSession, start: string, number: number): number =>
  (minutesBetween(session.start, start) / slotMinutes) * turnsPerSlot + ((number - 1) % turnsPerSlot)

interface Standing {
  readonly number: number
  readonly place: number
  /** The position that is being called; below 0 before the first. */
  readonly called: number
  readonly places: number
  readonly isLateAnnounced: boolean
}

const stateOf = ({ called, places, isLateAnnounced }: Standing): QueueOnWire['status'] => {
  if (called < 0) return isLateAnnounced ? 'dokter_terlambat' : 'belum_mulai'
  return called < places ? 'berjalan' : 'selesai'
}

/** The state of an appointment's queue at the clock's time; null without a queue number, and if the doctor has no session at that time. */
export const queueOf = (directory: Directory, clock: Clock, appointment: Appointment): QueueOnWire | null => {
  const { doctor, day, hospital, start, queueNumber: number } = appointment
  const session = directory
    .doctorDay(doctor, day)
    .sessions.find((one) => one.hospital.kode_mapping_rs === hospital && one.start <= start && start < one.end)
  if (number === null || !session) return null
  const late = lateness(appointment)
  const now = clock.now().getTime()
  const planned = jakartaInstant(day, session.start).getTime()
  const begins = addMinutes(session.start, late)
  const standing: Standing = {
    number,
    place: placeOf(session, start, number),
    called: Math.floor((now - planned - late * minute) / (turn * minute)),
    places: Math.ceil(minutesBetween(session.start, session.end) / slotMinutes) * turnsPerSlot,
    isLateAnnounced: late === announced && now >= planned - announcedBefore,
  }
  const { place, called } = standing
  const status = stateOf(standing)
  const isToCome = called <= place
  return {
    status,
    nomor_antrian: number,
    nomor_dipanggil: status === 'berjalan' ? number - place + called : null,
    sisa_antrian: isToCome ? place - Math.max(called, 0) : null,
    perkiraan_jam: isToCome ? addMinutes(begins, place * turn) : null,
    jam_mulai: status === 'dokter_terlambat' ? begins : null,
    diperbarui_pada: jakartaStamp(clock.now()),
  }
}
