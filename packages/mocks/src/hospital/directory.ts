import type { DoctorRow, HospitalRow, ScheduleRow, SpecialtyRow } from '../content/index.ts'
import type { DoctorDay } from './doctor-day.ts'
import { doctorDay } from './doctor-day.ts'

/** A code with its display name. */
export interface CodedName {
  readonly kode: string
  readonly nama: string
}

/** A hospital as other records name it. */
export interface HospitalReference {
  readonly kode_mapping_rs: string
  readonly nama: string
  readonly slug: string | null
}

/** A doctor as other records name one. */
export interface DoctorReference {
  readonly kode: string
  readonly nama: string
  /** Null for a doctor who is no longer listed. */
  readonly slug: string | null
  readonly avatar: string | null
}

/** A doctor with what booking needs. */
export interface ListedDoctor {
  readonly reference: DoctorReference
  readonly specialty: CodedName
  readonly active: boolean
  /** Some see patients by time alone. */
  readonly hasQueueNumbers: boolean
}

/** A payment method of the content API. */
export interface PaymentMethod {
  readonly nama: string
  readonly kode: string
  /** Which further data it asks for; null if the patient pays. */
  readonly jenis_data: string | null
  /** The guarantor that always goes with it; null if none or if the patient chooses. */
  readonly kodept: string | null
}

/** The content that the hospital systems share with the content API. */
export interface DirectoryContent {
  readonly rumahSakits: readonly HospitalRow[]
  readonly layananSpesialises: readonly SpecialtyRow[]
  readonly dokters: readonly DoctorRow[]
  readonly jadwalDokters: readonly ScheduleRow[]
  readonly metodePembayarans: readonly PaymentMethod[]
  readonly jenisAppointments: readonly CodedName[]
}

/** The group's hospitals, doctors, their days and payment methods. Unknown codes give undefined. */
export interface Directory {
  readonly hospital: (code: string) => HospitalReference | undefined
  readonly doctor: (code: string) => ListedDoctor | undefined
  readonly doctorDay: (code: string, day: string) => DoctorDay
  readonly paymentMethod: (code: string) => PaymentMethod | undefined
  readonly appointmentType: (code: string) => CodedName | undefined
}

const withoutQueueNumbers: readonly string[] = ['SPGIGI', 'SPKJ', 'SPKFR']

const byCode = <Row>(rows: readonly Row[], code: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [code(row), row]))

const avatarOf = ({ avatar }: DoctorRow, picturesUrl: string): string | null =>
  avatar === null || avatar === '' || avatar === 'null' ? null : `${picturesUrl}/uploads/dokter/${avatar}`

const specialtyNames = (rows: readonly SpecialtyRow[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ nama, mapping }) => mapping.map(({ kode_spesialis }) => [kode_spesialis, nama] as const)))

/** The directory of the group, from its content. Pictures are below `picturesUrl`. */
export const createDirectory = (content: DirectoryContent, picturesUrl: string): Directory => {
  const hospitals = byCode(content.rumahSakits, (row) => row.kode_mapping_rs)
  const doctors = byCode(content.dokters, (row) => row.kode)
  const payments = byCode(content.metodePembayarans, (row) => row.kode)
  const types = byCode(content.jenisAppointments, (row) => row.kode)
  const specialties = specialtyNames(content.layananSpesialises)
  return {
    hospital: (code) => {
      const row = hospitals.get(code)
      return row && { kode_mapping_rs: row.kode_mapping_rs, nama: row.nama, slug: row.slug }
    },
    doctor: (code) => {
      const row = doctors.get(code)
      if (!row) return undefined
      const active = row.status === 'aktif'
      const kode = row.kode_mapping_spesialis
      return {
        reference: {
          kode: row.kode,
          nama: row.nama,
          slug: active ? row.slug : null,
          avatar: avatarOf(row, picturesUrl),
        },
        specialty: { kode, nama: specialties.get(kode) ?? kode },
        active,
        hasQueueNumbers: !withoutQueueNumbers.includes(kode),
      }
    },
    doctorDay: (code, day) => doctorDay(content, doctors.get(code), day),
    paymentMethod: (code) => payments.get(code),
    appointmentType: (code) => {
      const row = types.get(code)
      return row && { kode: row.kode, nama: row.nama }
    },
  }
}
