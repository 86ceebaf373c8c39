import { isFullyBooked, isOnLeave, weekdayOf } from '../content/index.ts'
import type { DoctorRow, ScheduleRow } from '../content/index.ts'
import { addDays, addMinutes, dateInWords, inTime } from './clock.ts'
import type { DirectoryContent, HospitalReference } from './references.ts'

/** A session of a doctor on a certain day. */
export interface PractiseSession {
  readonly hospital: HospitalReference
  /** `HH:mm`. */
  readonly start: string
  readonly end: string
  /** The session had no free place from the start. */
  readonly fullyBooked: boolean
}

/** A doctor's sessions and absence on a certain day. */
export interface DoctorDay {
  readonly onLeave: boolean
  readonly remark: string | null
  /** The sessions in order of time. */
  readonly sessions: readonly PractiseSession[]
}

/** The length of a session without a fixed end, in minutes. */
const openEnd = 180

/** Whether a session takes place on a day: some take place only in certain weeks of the month (`Minggu ke-1 dan ke-3`). */
const isHeld = ({ keterangan }: ScheduleRow, day: string): boolean => {
  const weeks = [...(keterangan ?? '').matchAll(/ke-(\d)/g)].map(([, week]) => Number(week))
  return weeks.length === 0 || weeks.includes(Math.ceil(Number(day.slice(8)) / 7))
}

const leaveRemark = (doctor: string, day: string): string => {
  let first = day
  let last = day
  while (isOnLeave(doctor, addDays(first, -1))) first = addDays(first, -1)
  while (isOnLeave(doctor, addDays(last, 1))) last = addDays(last, 1)
  return `Dokter cuti ${dateInWords(first)} s.d. ${dateInWords(last)}.`
}

/** A doctor's day. Sessions by arrangement, without hours, cannot be booked and are left out. */
export const doctorDay = (content: DirectoryContent, doctor: DoctorRow | undefined, day: string): DoctorDay => {
  if (!doctor || doctor.status !== 'aktif') return { onLeave: false, remark: null, sessions: [] }
  const rows = content.jadwalDokters.filter(
    (row) => row.dokter === doctor.id && row.hari === weekdayOf(day) && isHeld(row, day),
  )
  const sessions = rows.flatMap(({ rumah_sakit, jam_mulai, jam_selesai }): PractiseSession[] => {
    const hospital = content.rumahSakits.find(({ id }) => id === rumah_sakit)
    if (!hospital || jam_mulai === null) return []
    const { kode_mapping_rs, nama, slug } = hospital
    const start = jam_mulai.slice(0, 5)
    const end = jam_selesai?.slice(0, 5) ?? addMinutes(start, openEnd)
    const fullyBooked = isFullyBooked(doctor.kode, kode_mapping_rs, day)
    return [{ hospital: { kode_mapping_rs, nama, slug }, start, end, fullyBooked }]
  })
  const onLeave = sessions.length > 0 && isOnLeave(doctor.kode, day)
  const remark = rows.map(({ keterangan }) => keterangan).find((text) => text !== null) ?? null
  return {
    onLeave,
    remark: onLeave ? leaveRemark(doctor.kode, day) : remark,
    sessions: sessions.sort((one, other) => inTime(one.start, other.start)),
  }
}
