import type { CompanyComponents } from '@hospital/sdk/company'
import { ageOn } from '../hospital/clock.ts'
import type { Employee } from './employee.ts'
import { bloodPressureClass, bmiClass, conclusions, riskFactorNames, riskFactors } from './examination.ts'
import type { Checkup } from './mcu.ts'
import { withholdShares, withholdSingles, withholdTable } from './withhold.ts'

type Schemas = CompanyComponents['schemas']

/** A check-up with the person who was examined. */
export interface Examined {
  readonly checkup: Checkup
  readonly employee: Employee
}

interface SummaryInput {
  readonly year: number
  readonly department: string | undefined
  /** All check-ups that the caller may count, of all years. */
  readonly examined: readonly Examined[]
  readonly employeeCount: number
  readonly madeAt: string
}

const ageBands = [
  ['<25', 0, 24],
  ['25-34', 25, 34],
  ['35-44', 35, 44],
  ['45-54', 45, 54],
  ['55+', 55, 200],
] as const
const pressureClasses = ['normal', 'prehipertensi', 'hipertensi_1', 'hipertensi_2'] as const
const bmiClasses = ['kurus', 'normal', 'gemuk', 'obesitas'] as const

const yearsShown = 5
const smallestDepartment = 5
const rest = 'Lainnya'

const yearOf = ({ checkup }: Examined): number => Number(checkup.day.slice(0, 4))

const count = (rows: readonly Examined[], fits: (row: Examined) => boolean): number => rows.filter(fits).length

/** One check-up for each person of a year: the latest one. */
const latestOfYear = (examined: readonly Examined[], year: number): readonly Examined[] => {
  const latest = new Map<number, Examined>()
  for (const row of examined) {
    const other = latest.get(row.employee.id)
    if (yearOf(row) === year && (!other || other.checkup.day < row.checkup.day)) latest.set(row.employee.id, row)
  }
  return [...latest.values()]
}

const byConclusion = (rows: readonly Examined[]): number[] =>
  conclusions.map((conclusion) => count(rows, ({ checkup }) => checkup.conclusion === conclusion))

const conclusionFields = ([
  layak = null,
  layak_dengan_catatan = null,
  tidak_layak_sementara = null,
  tidak_layak = null,
]: readonly (number | null)[]) => ({ layak, layak_dengan_catatan, tidak_layak_sementara, tidak_layak })

const departments = (rows: readonly Examined[]): Schemas['DepartmentCount'][] => {
  const groups = Map.groupBy(rows, ({ employee }) => employee.department ?? rest)
  const large = [...groups].filter(([name, group]) => name !== rest && group.length >= smallestDepartment)
  const small = rows.filter(({ employee }) => !large.some(([name]) => name === employee.department))
  const named = large.toSorted(([one], [other]) => one.localeCompare(other, 'id'))
  const shown = small.length > 0 ? [...named, [rest, small] as const] : named
  const table = withholdTable(shown.map(([, group]) => byConclusion(group)))
  return shown.map(([departemen], index) => ({ departemen, ...conclusionFields(table[index] ?? []) }))
}

const ages = (rows: readonly Examined[]): Schemas['AgeBandCount'][] => {
  const within = (gender: 'L' | 'P', low: number, high: number) =>
    count(rows, ({ employee, checkup }) => {
      const age = ageOn(employee.birth, checkup.day)
      return employee.gender === gender && age >= low && age <= high
    })
  const shown = withholdShares(ageBands.flatMap(([, low, high]) => [within('L', low, high), within('P', low, high)]))
  return ageBands.map(([kelompok_usia], index) => ({
    kelompok_usia,
    laki_laki: shown[index * 2] ?? null,
    perempuan: shown[index * 2 + 1] ?? null,
  }))
}

const risks = (rows: readonly Examined[]): Schemas['RiskFactorCount'][] => {
  const counted = riskFactorNames
    .map((name) => ({
      name,
      people: count(rows, ({ checkup, employee }) => riskFactors(checkup.examination, employee.gender).includes(name)),
    }))
    .toSorted((one, other) => other.people - one.people)
  const shown = withholdSingles(counted.map(({ people }) => people))
  return counted.map(({ name }, index) => ({ faktor_risiko: name, jumlah: shown[index] ?? null }))
}

const classes = <Class extends string>(
  rows: readonly Examined[],
  names: readonly Class[],
  classOf: (row: Examined) => Class,
) => {
  const shown = withholdShares(names.map((name) => count(rows, (row) => classOf(row) === name)))
  return names.map((kelas, index) => ({ kelas, jumlah: shown[index] ?? null }))
}

/** The years with results, the latest first. */
export const yearsWithResults = (examined: readonly Examined[]): number[] =>
  [...new Set(examined.map(yearOf))].toSorted((one, other) => other - one)

const perYear = (examined: readonly Examined[]): Schemas['YearCount'][] =>
  yearsWithResults(examined)
    .slice(0, yearsShown)
    .toReversed()
    .map((tahun) => {
      const rows = latestOfYear(examined, tahun)
      return { tahun, jumlah_diperiksa: rows.length, ...conclusionFields(withholdShares(byConclusion(rows))) }
    })

/** The totals of a year, without counts that could identify single persons. */
export const mcuSummary = ({
  year,
  department,
  examined,
  employeeCount,
  madeAt,
}: SummaryInput): Schemas['McuSummary'] => {
  const rows = latestOfYear(examined, year)
  const shown = withholdShares(byConclusion(rows))
  return {
    tahun: year,
    departemen: department ?? null,
    tahun_tersedia: yearsWithResults(examined),
    jumlah_karyawan: employeeCount,
    jumlah_diperiksa: rows.length,
    diperbarui_pada: madeAt,
    kesimpulan: conclusions.map((kesimpulan, index) => ({ kesimpulan, jumlah: shown[index] ?? null })),
    faktor_risiko: risks(rows),
    kelompok_usia: ages(rows),
    per_departemen: departments(rows),
    tekanan_darah: classes(rows, pressureClasses, ({ checkup: { examination } }) =>
      bloodPressureClass(examination.systolic, examination.diastolic),
    ),
    imt: classes(rows, bmiClasses, ({ checkup: { examination } }) => bmiClass(examination.bmi)),
    per_tahun: perYear(examined),
  }
}
