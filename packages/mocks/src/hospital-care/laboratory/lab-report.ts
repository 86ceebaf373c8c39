import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { stampAt, daysBetween } from '../../hospital/clock.ts'
import type { Directory } from '../../hospital/directory.ts'
import type { HospitalReference } from '../../hospital/references.ts'
import type { Person } from '../../patients/person.ts'
import { resultPatient } from '../result-patient.ts'
import { testGroups } from './catalogue.ts'
import type { TestDefinition } from './catalogue.ts'
import type { LabRecord, TestValue } from './lab-record.ts'
import { flagOf, printed } from './reference.ts'
import type { Subject } from './reference.ts'

type Schemas = HospitalCareComponents['schemas']

const validator = 'dr. Indra Gunawan, Sp.PK'

const testOnWire = (
  code: string,
  definition: TestDefinition,
  value: number | string,
  subject: Subject,
  remark: string | undefined,
): Schemas['LabTest'] => {
  const rujukan = definition.range(subject)
  return {
    kode: code,
    nama: definition.name,
    nilai: typeof value === 'number' ? printed(value, definition.decimals) : value,
    nilai_angka: typeof value === 'number' ? value : null,
    satuan: definition.unit,
    rujukan,
    penanda: flagOf(value, rujukan, definition.critical),
    keterangan: remark ?? null,
    metode: definition.method,
  }
}

const isReleased = (value: TestValue | undefined): value is number | string => value !== undefined && value !== null

/** The released values by group, in the order of a report. */
export const releasedGroups = (record: LabRecord, person: Person): Schemas['LabTestGroup'][] => {
  const { gender, tgl_lahir } = person.profile
  const subject = { gender, ageInDays: daysBetween(tgl_lahir, record.day) }
  return testGroups.flatMap(({ name, specimen, tests }) => {
    const pemeriksaan = Object.entries(tests).flatMap(([code, definition]) => {
      const value = record.values[code]
      return isReleased(value) ? [testOnWire(code, definition, value, subject, record.remarks?.[code])] : []
    })
    return pemeriksaan.length > 0 ? [{ nama: name, spesimen: specimen, pemeriksaan }] : []
  })
}

const head = (record: LabRecord, hospital: HospitalReference, directory: Directory) => ({
  no_lab: record.number,
  status: record.status,
  rumah_sakit: hospital,
  waktu_sampel: record.sampled === null ? null : stampAt(record.day, record.sampled),
  waktu_hasil: record.released === undefined ? null : stampAt(record.day, record.released),
  dokter_pengirim: (record.doctor && directory.doctor(record.doctor)?.reference.nama) ?? null,
  ada_pdf: hasLabReport(record),
})

/** Whether there is a signed report: when all is released, unless a doctor has to explain it. */
export const hasLabReport = ({ status, spokenOnly }: LabRecord): boolean =>
  !spokenOnly && (status === 'selesai' || status === 'dikoreksi')

/** A result as lists show it. Results that a doctor explains have no flag. */
export const labSummary = (
  record: LabRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
): Schemas['LabResultSummary'] => {
  const flags = record.spokenOnly
    ? []
    : releasedGroups(record, person).flatMap(({ pemeriksaan }) => pemeriksaan.map(({ penanda }) => penanda))
  const codes = Object.keys(record.values)
  return {
    ...head(record, hospital, directory),
    nopasien: person.profile.nopasien ?? '',
    kelompok: testGroups.filter(({ tests }) => codes.some((code) => code in tests)).map(({ name }) => name),
    jumlah_pemeriksaan: codes.length,
    jumlah_tidak_normal: flags.filter((flag) => flag !== null && flag !== 'normal').length,
    ada_kritis: flags.includes('kritis'),
    hanya_lisan: record.spokenOnly === true,
  }
}

/** A whole result. */
export const labReport = (
  record: LabRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
): Schemas['LabResult'] => ({
  ...head(record, hospital, directory),
  pasien: resultPatient(person),
  kelompok: releasedGroups(record, person),
  dokter_validasi: record.released === undefined ? null : validator,
  catatan: record.note ?? null,
})
