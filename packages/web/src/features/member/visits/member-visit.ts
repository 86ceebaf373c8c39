import type { MemberComponents } from '@hospital/sdk/member'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** A visit of a patient to a hospital of the group. */
export interface MemberVisit {
  /** The number of its registration, which tells it from all others. */
  readonly number: string
  /** What kind of visit it was: a code of the contract (`jenis_kunjungan`), or one that it has got since. */
  readonly kind: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** HH:mm in Jakarta. */
  readonly time: string | undefined
  /** The day of discharge of an inpatient. */
  readonly until: string | undefined
  readonly hospital: string
  readonly specialty: string | undefined
  readonly doctor: string | undefined
  readonly complaint: string | undefined
  readonly diagnoses: readonly { readonly name: string; readonly code: string | undefined; readonly isMain: boolean }[]
  readonly procedures: readonly string[]
  readonly medicines: readonly {
    readonly name: string
    readonly amount: number
    readonly unit: string
    readonly instructions: string
  }[]
  readonly guarantor: string | undefined
  readonly followUp: string | undefined
  readonly hasLaboratoryResults: boolean
  readonly hasRadiologyResults: boolean
}

/** The visits of a patient, and what a doctor has to know at once. */
export interface VisitRecord {
  readonly visits: readonly MemberVisit[]
  /** In words; empty if none is recorded, which is no proof that there is none. */
  readonly allergies: readonly string[]
}

const toVisit = (wire: MemberComponents['schemas']['Visit']): MemberVisit => ({
  number: wire.no_registrasi,
  kind: wire.jenis_kunjungan,
  day: wire.tanggal,
  time: wire.jam ?? undefined,
  until: wire.tanggal_keluar ?? undefined,
  hospital: wire.rumah_sakit.nama,
  specialty: wire.spesialis?.nama,
  doctor: wire.dokter?.nama,
  complaint: wire.keluhan_utama ?? undefined,
  diagnoses: wire.diagnosa.map(({ kode, nama, jenis }) => ({
    name: nama,
    code: kode ?? undefined,
    isMain: jenis === 'utama',
  })),
  procedures: wire.tindakan,
  medicines: wire.resep.map(({ nama_obat: name, jumlah: amount, satuan: unit, aturan_pakai: instructions }) => ({
    name,
    amount,
    unit,
    instructions,
  })),
  guarantor: wire.penjamin?.nama,
  followUp: wire.kontrol_berikutnya ?? undefined,
  hasLaboratoryResults: wire.ada_hasil_laboratorium,
  hasRadiologyResults: wire.ada_hasil_radiologi,
})

/** The visits of the patient with a medical record number. Contract: operation `getVisitHistory`. */
export const readVisits = (patient: number, recordNumber: string): Read<VisitRecord> => ({
  operation: 'getVisitHistory',
  patient,
  call: ({ member }, signal) =>
    answerOf(member.getVisitHistory({ body: { nopasien: recordNumber } }, { signal }), ({ data }) => ({
      visits: data.list_history.map(toVisit),
      allergies: data.pasient_medical_record.alergi,
    })),
})
