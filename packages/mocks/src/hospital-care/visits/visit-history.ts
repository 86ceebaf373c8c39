import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { addDays } from '../../hospital/clock.ts'
import type { Directory } from '../../hospital/directory.ts'
import type { CodedName } from '../../hospital/references.ts'
import { guarantorName } from '../../patients/guarantors.ts'
import type { Person } from '../../patients/person.ts'
import { resultPatient } from '../result-patient.ts'
import type { VisitSeed } from './visit-seed.ts'

type Schemas = HospitalCareComponents['schemas']

/** A visit of a certain day. */
export interface VisitRecord extends VisitSeed {
  readonly number: string
  readonly day: string
  readonly hasLaboratory: boolean
  readonly hasRadiology: boolean
}

/** A medical record with its visits, as both APIs show it. */
export type VisitHistory = Schemas['VisitHistory']

/** The prefix of registration numbers by kind of visit. */
export const visitPrefixes: Readonly<Record<VisitSeed['kind'], string>> = {
  rawat_jalan: 'RJ',
  rawat_inap: 'RI',
  igd: 'IGD',
  penunjang: 'PNJ',
  mcu: 'MCU',
}

const visitOnWire = (visit: VisitRecord, directory: Directory, guarantors: readonly CodedName[]): Schemas['Visit'] => {
  const doctor = visit.doctor === null ? undefined : directory.doctor(visit.doctor)
  const { leftDaysAgo, followUpAfter } = visit
  return {
    no_registrasi: visit.number,
    jenis_kunjungan: visit.kind,
    tanggal: visit.day,
    jam: visit.arrived,
    tanggal_keluar: leftDaysAgo === undefined ? null : addDays(visit.day, visit.daysAgo - leftDaysAgo),
    rumah_sakit: directory.hospital(visit.hospital) ?? {
      kode_mapping_rs: visit.hospital,
      nama: visit.hospital,
      slug: null,
    },
    spesialis: doctor?.specialty ?? null,
    dokter: doctor?.reference ?? null,
    keluhan_utama: visit.complaint,
    diagnosa: visit.diagnoses.map(([kode, nama], index) => ({ kode, nama, jenis: index === 0 ? 'utama' : 'sekunder' })),
    tindakan: [...(visit.procedures ?? [])],
    resep: (visit.prescriptions ?? []).map(([nama_obat, jumlah, satuan, aturan_pakai]) => ({
      nama_obat,
      jumlah,
      satuan,
      aturan_pakai,
    })),
    penjamin: guarantorName(guarantors, visit.guarantor),
    kontrol_berikutnya: followUpAfter === undefined ? null : addDays(visit.day, followUpAfter),
    ada_hasil_laboratorium: visit.hasLaboratory,
    ada_hasil_radiologi: visit.hasRadiology,
  }
}

/** The persons of a family who have a medical record. */
const listed = (family: readonly Person[]): VisitHistory['list_pasient'] =>
  family.flatMap(({ profile: { nopasien, nama_lengkap } }) => (nopasien === null ? [] : [{ nopasien, nama_lengkap }]))

/** A person's medical record with visits in the given order, and the family members whose visits may be requested. */
export const visitHistory = (
  { person, family }: { readonly person: Person; readonly family: readonly Person[] },
  visits: readonly VisitRecord[],
  directory: Directory,
  guarantors: readonly CodedName[],
): VisitHistory => ({
  list_pasient: listed(family),
  pasient_medical_record: {
    ...resultPatient(person),
    golongan_darah: person.bloodTypeInRecord,
    alergi: [...person.allergies],
  },
  list_history: visits.map((visit) => visitOnWire(visit, directory, guarantors)),
})
