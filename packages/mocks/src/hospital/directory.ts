import { groupCodeOf } from '../content/index.ts'
import type { DoctorRow, SpecialtyRow } from '../content/index.ts'
import type { DoctorDay } from './doctor-day.ts'
import { doctorDay } from './doctor-day.ts'
import type { CodedName, HospitalReference, ListedDoctor, PaymentMethod, DirectoryContent } from './references.ts'

/** The group's hospitals, doctors with their days, and payment methods. Unknown codes give undefined. */
export interface Directory {
  readonly hospital: (code: string) => HospitalReference | undefined
  /** The address of a hospital, in one line. */
  readonly addressOf: (code: string) => string | undefined
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
    addressOf: (code) => hospitals.get(code)?.alamat,
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
        hasQueueNumbers: !withoutQueueNumbers.includes(groupCodeOf(kode)),
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
