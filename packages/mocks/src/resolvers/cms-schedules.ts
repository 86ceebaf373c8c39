import type { Cms } from '../cms/cms.ts'
import { meets } from '../cms/conditions.ts'
import { isFullyBooked, isOnLeave, jakartaDay, weekdayOf, weekFromMonday } from '../content/index.ts'
import type { DoctorRow, HospitalRow, ScheduleRow } from '../content/index.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { notFound } from './cms-errors.ts'
import { flatDoctor, flatHospital, flatSpecialty } from './cms-flat.ts'

/** Hospitals that do not report which doctors practise today. */
const silentHospitals: readonly string[] = ['RS06']

type Today = 'praktik' | 'cuti' | 'penuh' | 'tidak_praktik' | null

const todayOf = (
  doctor: DoctorRow,
  { kode_mapping_rs }: HospitalRow,
  sessions: readonly ScheduleRow[],
  day: string,
): Today => {
  if (silentHospitals.includes(kode_mapping_rs)) return null
  if (!sessions.some(({ hari }) => hari === weekdayOf(day))) return 'tidak_praktik'
  if (isOnLeave(doctor.kode, day)) return 'cuti'
  return isFullyBooked(doctor.kode, kode_mapping_rs, day) ? 'penuh' : 'praktik'
}

const inWeekOrder = (left: ScheduleRow, right: ScheduleRow): number =>
  weekFromMonday.indexOf(left.hari) - weekFromMonday.indexOf(right.hari) ||
  (left.jam_mulai ?? '').localeCompare(right.jam_mulai ?? '')

const byText = (left: string, right: string): number => (left === right ? 0 : left < right ? -1 : 1)

/** All rows of active doctors: one for each hospital of a doctor, with or without fixed hours. */
const allRows = ({ content, now }: Cms) => {
  const day = jakartaDay(now())
  const active = content.dokters.filter(({ status, publishedAt }) => status === 'aktif' && publishedAt !== null)
  return active.flatMap((doctor) => {
    const own = content.jadwalDokters.filter(({ dokter }) => dokter === doctor.id)
    const specialty = content.layananSpesialises.find(({ mapping }) =>
      mapping.some(({ kode_spesialis }) => kode_spesialis === doctor.kode_mapping_spesialis),
    )
    const places = content.rumahSakits.filter(
      ({ id, kode_mapping_rs }) =>
        kode_mapping_rs === doctor.kode_mapping_rs || own.some(({ rumah_sakit }) => rumah_sakit === id),
    )
    return places.map((hospital) => {
      const sessions = own.filter(({ rumah_sakit }) => rumah_sakit === hospital.id).sort(inWeekOrder)
      return {
        id: doctor.id * 10 + hospital.id,
        dokter: flatDoctor(doctor),
        rumah_sakit: flatHospital(hospital),
        layanan_spesialis: specialty ? flatSpecialty(specialty, hospital.id) : null,
        jadwal: sessions.map(({ hari, jam_mulai, jam_selesai, keterangan }) => ({
          hari,
          jam_mulai,
          jam_selesai,
          keterangan,
        })),
        status_hari_ini: todayOf(doctor, hospital, sessions, day),
      }
    })
  })
}

/** The doctors' weekly schedules. */
export const createScheduleResolvers = (
  cms: Cms,
): Pick<CmsResolvers, 'listDoctorSchedules' | 'getDoctorScheduleBySlug'> => ({
  listDoctorSchedules: ({ query: { rs, spesialis, hari, dokter, perpage = 10, page = 1 } }) => {
    const rows = allRows(cms)
      .filter((row) => !rs || row.rumah_sakit.kode_mapping_rs === rs)
      .filter((row) => !spesialis || row.layanan_spesialis?.kode_spesialis === spesialis)
      .filter((row) => !hari || row.jadwal.some((session) => session.hari === hari))
      .filter((row) => !dokter || meets(row.dokter.nama, { containsi: dokter }) === true)
      .sort((left, right) => byText(left.dokter.nama, right.dokter.nama) || left.id - right.id)
    const pagination = { page, pageSize: perpage, pageCount: Math.ceil(rows.length / perpage), total: rows.length }
    return { status: 200, body: { data: rows.slice((page - 1) * perpage, page * perpage), meta: { pagination } } }
  },
  getDoctorScheduleBySlug: ({ query: { slug } }) => {
    const rows = allRows(cms).filter((row) => row.dokter.slug === slug)
    if (rows.length === 0) return notFound
    return {
      status: 200,
      body: { data: rows.sort((left, right) => byText(left.rumah_sakit.nama, right.rumah_sakit.nama)) },
    }
  },
})
