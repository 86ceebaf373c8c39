import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { addDays, stampAt } from '../../hospital/clock.ts'
import type { CodedName, HospitalReference } from '../../hospital/references.ts'
import { guarantorName } from '../../patients/guarantors.ts'
import type { Person } from '../../patients/person.ts'
import { releasedGroups } from '../laboratory/lab-report.ts'
import { resultPatient } from '../result-patient.ts'
import type { McuSection } from './items.ts'
import type { McuSeed } from './mcu-seeds.ts'

type Schemas = HospitalCareComponents['schemas']

/** A check-up of a certain day. */
export interface McuRecord extends McuSeed {
  readonly number: string
  readonly day: string
}

const responsible = 'dr. Ratna Puspita, Sp.Ok'
const releaseTime = '15:30'

/** The laboratory's part: its tests without the method, which a check-up does not state. */
const laboratorySection = (record: McuRecord, person: Person): McuSection[] => {
  const groups = releasedGroups({ ...record, sampled: null, values: record.laboratory }, person)
  const pemeriksaan = groups.flatMap((group) => group.pemeriksaan.map(({ metode: _method, ...item }) => item))
  return pemeriksaan.length === 0
    ? []
    : [{ jenis: 'laboratorium', nama: 'Laboratorium', pemeriksaan, kesimpulan: null }]
}

const sectionsOf = (record: McuRecord, person: Person): McuSection[] => [
  ...record.before,
  ...laboratorySection(record, person),
  ...record.after,
]

const head = (record: McuRecord, hospital: HospitalReference, guarantors: readonly CodedName[]) => ({
  no_mcu: record.number,
  status: record.status,
  rumah_sakit: hospital,
  paket: record.package,
  tanggal: record.day,
  waktu_hasil:
    record.releasedAfter === undefined ? null : stampAt(addDays(record.day, record.releasedAfter), releaseTime),
  perusahaan: guarantorName(guarantors, record.company),
  kelayakan_kerja: record.fitness,
  ada_pdf: record.releasedAfter !== undefined && !record.spokenOnly,
})

/** A check-up as lists show it. A check-up that a doctor has to explain has no flag. */
export const mcuSummary = (
  record: McuRecord,
  person: Person,
  hospital: HospitalReference,
  guarantors: readonly CodedName[],
): Schemas['McuResultSummary'] => {
  const sections = record.spokenOnly ? [] : sectionsOf(record, person)
  const flags = sections.flatMap(({ pemeriksaan }) => pemeriksaan.map(({ penanda }) => penanda))
  return {
    ...head(record, hospital, guarantors),
    nopasien: person.profile.nopasien ?? '',
    jumlah_tidak_normal: flags.filter((flag) => flag !== null && flag !== 'normal').length,
    hanya_lisan: record.spokenOnly === true,
  }
}

/** A whole check-up. */
export const mcuReport = (
  record: McuRecord,
  person: Person,
  hospital: HospitalReference,
  guarantors: readonly CodedName[],
): Schemas['McuResult'] => ({
  ...head(record, hospital, guarantors),
  pasien: resultPatient(person),
  bagian: sectionsOf(record, person),
  kesimpulan: [...record.conclusions],
  saran: [...record.advice],
  dokter_penanggung_jawab: record.releasedAfter === undefined ? null : responsible,
})
