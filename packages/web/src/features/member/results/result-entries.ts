import { jakartaDate } from '@hospital/sdk'
import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { CriticalValue } from './critical-values.ts'
import { resultDay } from './result-day.ts'
import type { ResultKey, ResultKind } from './result-kinds.ts'
import { checkupOpinion, findingsOf, statusOf } from './verdict.ts'
import type { Findings, Judged } from './verdict.ts'

type Schemas = HospitalCareComponents['schemas']

/** A result as the list shows it. */
export interface ResultEntry {
  readonly key: ResultKey
  /** The examination, in Indonesian; undefined if the hospital does not say, and for a laboratory result, which has groups instead. */
  readonly title: string | undefined
  /** The groups of tests of a laboratory result, as the hospital names them. */
  readonly groups?: readonly string[] | undefined
  readonly hospital: string
  /** An instant with its offset, or a day; undefined if not recorded. */
  readonly at: string | undefined
  readonly findings: Findings
  /** The critical values; undefined if the hospital does not name them. */
  readonly critical?: readonly CriticalValue[] | undefined
  /** The fitness for work that the doctor of a check-up concludes. */
  readonly fitness?: NonNullable<Schemas['FitnessForWork']> | undefined
  /** Set if only the doctor may explain the result, so that it cannot be opened. `doctor`: the one who asked for it, if known. */
  readonly spokenBy?: { readonly doctor: string | undefined }
}

/**
 * How many values of a row are judged. A row only counts the flagged values, and does not say of each value whether it is judged. A row
 * without a report may be a result that a doctor explains in person: then its values have no comment.
 */
const judgedOf = ({ status, ada_pdf }: Pick<Schemas['LabResultSummary'], 'status' | 'ada_pdf'>): Judged =>
  ada_pdf || status === 'sebagian' ? 'some' : 'none'

/** Whether only the doctor may explain a result, and that doctor, if the hospital names one. */
const spokenBy = (isSpoken: boolean | undefined, doctor: string | null = null): Pick<ResultEntry, 'spokenBy'> =>
  isSpoken === true ? { spokenBy: { doctor: doctor ?? undefined } } : {}

/** The list entry of a laboratory result. */
export const labEntry = (row: Schemas['LabResultSummary']): ResultEntry => ({
  key: { kind: 'laboratorium', hospital: row.rumah_sakit.kode_mapping_rs, number: row.no_lab },
  title: undefined,
  groups: row.kelompok,
  hospital: row.rumah_sakit.nama,
  at: resultDay(row),
  findings: {
    status: statusOf[row.status],
    abnormal: row.jumlah_tidak_normal,
    critical: row.ada_kritis,
    judged: row.jumlah_pemeriksaan === 0 ? 'none' : judgedOf(row),
    opinion: 'none',
  },
  critical: row.nilai_kritis,
  ...spokenBy(row.hanya_lisan, row.dokter_pengirim),
})

/** The list entry of a radiology result. */
export const radiologyEntry = (row: Schemas['RadiologyResultSummary']): ResultEntry => ({
  key: { kind: 'radiologi', hospital: row.rumah_sakit.kode_mapping_rs, number: row.no_radiologi },
  title: row.pemeriksaan,
  hospital: row.rumah_sakit.nama,
  at: resultDay(row),
  findings: findingsOf(statusOf[row.status], []),
  ...spokenBy(row.hanya_lisan, row.dokter_pengirim),
})

/** The list entry of a check-up. */
export const checkupEntry = (row: Schemas['McuResultSummary']): ResultEntry => ({
  key: { kind: 'mcu', hospital: row.rumah_sakit.kode_mapping_rs, number: row.no_mcu },
  title: row.paket,
  hospital: row.rumah_sakit.nama,
  at: resultDay(row),
  findings: {
    status: statusOf[row.status],
    abnormal: row.jumlah_tidak_normal,
    critical: false,
    judged: judgedOf(row),
    opinion: checkupOpinion(row),
  },
  fitness: row.kelayakan_kerja ?? undefined,
  ...spokenBy(row.hanya_lisan),
})

const timeOf = ({ at }: ResultEntry): number => (at === undefined ? Number.NEGATIVE_INFINITY : Date.parse(at))

/** Sorts the newest first, and results without a time last. */
export const newestFirst = (entries: readonly ResultEntry[]): readonly ResultEntry[] =>
  entries.toSorted((one, other) => {
    const [first, second] = [timeOf(one), timeOf(other)]
    return first === second ? 0 : second - first
  })

/** The year of a result by Jakarta's calendar; undefined if its time is not recorded. */
const yearOf = ({ at }: ResultEntry): string | undefined =>
  at === undefined ? undefined : (at.includes('T') ? jakartaDate(new Date(at)) : at).slice(0, 4)

/** The years of results, the latest first. */
export const yearsOf = (entries: readonly ResultEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => yearOf(entry) ?? []))].toSorted().toReversed()

/** The filters of results. An undefined filter lets every result through. */
export interface ResultFilters {
  /** `kode_mapping_rs`. */
  readonly hospital: string | undefined
  readonly kind: ResultKind | undefined
  readonly year: string | undefined
}

/** The results that match the filters. */
export const filtered = (
  entries: readonly ResultEntry[],
  { hospital, kind, year }: ResultFilters,
): readonly ResultEntry[] =>
  entries.filter(
    (entry) =>
      (hospital === undefined || entry.key.hospital === hospital) &&
      (kind === undefined || entry.key.kind === kind) &&
      (year === undefined || yearOf(entry) === year),
  )
