import type { CompanyComponents } from '@hospital/sdk/company'
import type { Consent } from '../companies/consent.ts'
import { opens, toldConsent } from '../companies/consent.ts'
import type { Employee } from '../companies/employee.ts'
import type { Referral, StoredLetter } from '../companies/referral.ts'
import { changedAt, isCancellable, madeAt, statusOf } from '../companies/referral.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { referenceOf } from './company-employees.ts'

type Schemas = CompanyComponents['schemas']

/** A referral with the injured employee. */
export interface Injured {
  readonly referral: Referral
  readonly employee: Employee
}

/** A referral as lists show it. */
export const referralOnWire = (hospital: Hospital, { referral, employee }: Injured): Schemas['AccidentReferral'] => ({
  id: referral.id,
  no_rujukan: referral.number,
  karyawan: referenceOf(hospital, employee),
  rumah_sakit: {
    kode_mapping_rs: referral.hospital,
    nama: hospital.directory.hospital(referral.hospital)?.nama ?? referral.hospital,
  },
  waktu_kejadian: referral.happenedAt,
  tingkat_cedera: referral.severity,
  status: statusOf(referral),
  dapat_dibatalkan: isCancellable(referral),
  created_at: madeAt(referral),
  updated_at: changedAt(referral),
})

const notAsked: Consent = { status: 'tidak_diberikan', cakupan: [], diberikan_pada: null, berlaku_sampai: null }

/** The consent for the accident's findings. The hospital asks for it, so it is valid from the employee's treatment on. */
const consentTo = ({ referral, employee: { consent } }: Injured): Consent => {
  if (!referral.medical) return notAsked
  if (consent.status === 'diberikan' && !consent.cakupan.includes('medis_kecelakaan')) return notAsked
  return { ...consent, cakupan: consent.status === 'diberikan' ? ['medis_kecelakaan'] : [] }
}

/** A guarantee letter with a newly signed address. */
export const letterOnWire = ({ files }: Hospital, id: number, letter: StoredLetter): Schemas['ReferralLetter'] => ({
  ...letter,
  url: files.address(`rujukan/${id}`),
})

/** A whole referral. Diagnosis and treatment are included only with the employee's consent. */
export const referralDetailOnWire = (hospital: Hospital, injured: Injured): Schemas['AccidentReferralDetail'] => {
  const { referral } = injured
  const consent = consentTo(injured)
  return {
    ...referralOnWire(hospital, injured),
    tgl_lahir: injured.employee.birth,
    alamat_rumah_sakit: hospital.directory.addressOf(referral.hospital) ?? null,
    lokasi_kejadian: referral.place,
    kronologi: referral.account,
    jenis_cedera: referral.injury,
    bagian_tubuh: [...referral.bodyParts],
    penjamin: referral.guarantor,
    no_kpj: referral.insuranceNumber,
    nama_asuransi: referral.insurance?.name ?? null,
    no_polis: referral.insurance?.policy ?? null,
    kode_verifikasi: referral.verification,
    surat_jaminan: referral.letter && letterOnWire(hospital, referral.id, referral.letter),
    pelapor: referral.reporter,
    riwayat_status: [...referral.events],
    hasil_kerja: referral.outcome,
    persetujuan: toldConsent(consent, hospital.clock.today()),
    detail_medis: opens(consent, 'medis_kecelakaan', hospital.clock.today()) ? referral.medical : null,
  }
}
