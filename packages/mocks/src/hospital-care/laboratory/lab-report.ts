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

/** The value of a test in another result, with its time. */
const otherValue = (record: LabRecord, code: string, person: Person): Schemas['OtherValue'] | undefined => {
  const test = releasedGroups(record, person)
    .flatMap(({ pemeriksaan }) => pemeriksaan)
    .find(({ kode }) => kode === code)
  const at = record.sampled ?? record.released
  if (!test || at === undefined) return undefined
  const { nilai, nilai_angka, penanda } = test
  return { nilai, nilai_angka, penanda, waktu: stampAt(record.day, at) }
}

/**
 * The results of the same patient and hospital after and before this one, the latest first. Results that a doctor has to explain are left
 * out.
 */
const neighbours = (record: LabRecord, records: readonly LabRecord[]) => {
  const open = records.filter(({ spokenOnly }) => !spokenOnly)
  const place = open.findIndex(({ number }) => number === record.number)
  return place < 0 ? { later: [], earlier: [] } : { later: open.slice(0, place), earlier: open.slice(place + 1) }
}

const firstOf = (records: readonly LabRecord[], code: string, person: Person): Schemas['OtherValue'] | null =>
  records.map((record) => otherValue(record, code, person)).find((value) => value !== undefined) ?? null

const reportOf = ({ told, day }: LabRecord, code: string): Schemas['CriticalReport'] | null => {
  const report = told?.[code]
  return report ? { kepada: report.to, waktu: stampAt(day, report.at) } : null
}

/** The tests of a result with their values before and after it. */
const comparedGroups = (
  record: LabRecord,
  person: Person,
  records: readonly LabRecord[],
): Schemas['LabTestGroup'][] => {
  const { later, earlier } = neighbours(record, records)
  return releasedGroups(record, person).map((group) => ({
    ...group,
    pemeriksaan: group.pemeriksaan.map((test) => ({
      ...test,
      sebelumnya: firstOf(earlier, test.kode ?? '', person),
      sesudahnya: firstOf(later, test.kode ?? '', person),
      dilaporkan: reportOf(record, test.kode ?? ''),
    })),
  }))
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

/** Whether a result has a signed report: all values must be released, and no doctor has to explain it. */
export const hasLabReport = ({ status, spokenOnly }: LabRecord): boolean =>
  !spokenOnly && (status === 'selesai' || status === 'dikoreksi')

/**
 * A result as lists show it. `records` are the results of the same patient and hospital. A result that a doctor has to explain has no flag.
 */
export const labSummary = (
  record: LabRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
  records: readonly LabRecord[],
): Schemas['LabResultSummary'] => {
  const tests = record.spokenOnly
    ? []
    : comparedGroups(record, person, records).flatMap(({ pemeriksaan }) => pemeriksaan)
  const flags = tests.map(({ penanda }) => penanda)
  const codes = Object.keys(record.values)
  return {
    ...head(record, hospital, directory),
    nopasien: person.profile.nopasien ?? '',
    kelompok: testGroups.filter(({ tests }) => codes.some((code) => code in tests)).map(({ name }) => name),
    jumlah_pemeriksaan: codes.length,
    jumlah_tidak_normal: flags.filter((flag) => flag !== null && flag !== 'normal').length,
    ada_kritis: flags.includes('kritis'),
    nilai_kritis: tests
      .filter(({ penanda }) => penanda === 'kritis')
      .map(({ nama, nilai, satuan, sesudahnya = null, dilaporkan = null }) => ({
        nama,
        nilai,
        satuan,
        sesudahnya,
        dilaporkan,
      })),
    hanya_lisan: record.spokenOnly === true,
  }
}

/** A whole result. `records` are the results of the same patient and hospital. */
export const labReport = (
  record: LabRecord,
  person: Person,
  hospital: HospitalReference,
  directory: Directory,
  records: readonly LabRecord[],
): Schemas['LabResult'] => ({
  ...head(record, hospital, directory),
  pasien: resultPatient(person),
  kelompok: comparedGroups(record, person, records),
  dokter_validasi: record.released === undefined ? null : validator,
  catatan: record.note ?? null,
})
