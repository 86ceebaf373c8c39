import type { CompanyComponents } from '@hospital/sdk/company'
import { bloodFatClass, bloodSugarClass } from './blood-classes.ts'
import { bloodPressureClass, bmiClass, conclusions, riskFactorNames, riskFactors } from './examination.ts'
import { rowsIn, summaryChoices, withheldFor } from './summary-groups.ts'
import type { Examined, Filter } from './summary-groups.ts'
import { roundedDown } from './withhold.ts'

type Schemas = CompanyComponents['schemas']

interface SummaryInput {
  readonly year: number
  readonly filter: Filter | undefined
  /** All check-ups of the company, of all years. */
  readonly examined: readonly Examined[]
  readonly employeeCount: number
  readonly madeAt: string
}

const pressureClasses = ['normal', 'prehipertensi', 'hipertensi_1', 'hipertensi_2'] as const
const sugarClasses = ['normal', 'prediabetes', 'diabetes'] as const
const fatClasses = ['normal', 'ambang_tinggi', 'tinggi'] as const
const bmiClasses = ['kurus', 'normal', 'gemuk', 'obesitas'] as const
const yearlyRisks = ['hipertensi', 'hiperglikemia', 'dislipidemia', 'obesitas'] as const

const yearsShown = 5

const yearOf = ({ checkup }: Examined): number => Number(checkup.day.slice(0, 4))

/** How many rows fit, as it is published. */
const count = (rows: readonly Examined[], fits: (row: Examined) => boolean): number =>
  roundedDown(rows.filter(fits).length)

/** One check-up for each person of a year: the latest one. */
const latestOfYear = (examined: readonly Examined[], year: number): readonly Examined[] => {
  const latest = new Map<number, Examined>()
  for (const row of examined) {
    const other = latest.get(row.employee.id)
    if (yearOf(row) === year && (!other || other.checkup.day < row.checkup.day)) latest.set(row.employee.id, row)
  }
  return [...latest.values()]
}

const withConclusion = (rows: readonly Examined[], conclusion: Schemas['FitnessConclusion']): number =>
  count(rows, ({ checkup }) => checkup.conclusion === conclusion)

const withRisk = (rows: readonly Examined[], risk: Schemas['RiskFactor']): number =>
  count(rows, ({ checkup, employee }) => riskFactors(checkup.examination, employee.gender).includes(risk))

const conclusionFields = (rows: readonly Examined[]) => ({
  layak: withConclusion(rows, 'layak'),
  layak_dengan_catatan: withConclusion(rows, 'layak_dengan_catatan'),
  tidak_layak_sementara: withConclusion(rows, 'tidak_layak_sementara'),
  tidak_layak: withConclusion(rows, 'tidak_layak'),
})

const classes = <Class extends string>(
  rows: readonly Examined[],
  names: readonly Class[],
  classOf: (examination: Examined['checkup']['examination']) => Class,
) => names.map((kelas) => ({ kelas, jumlah: count(rows, ({ checkup }) => classOf(checkup.examination) === kelas) }))

/** The years with results, the latest first. */
export const yearsWithResults = (examined: readonly Examined[]): number[] =>
  [...new Set(examined.map(yearOf))].toSorted((one, other) => other - one)

const empty = {
  layak: null,
  layak_dengan_catatan: null,
  tidak_layak_sementara: null,
  tidak_layak: null,
  hipertensi: null,
  hiperglikemia: null,
  dislipidemia: null,
  obesitas: null,
}

const ofYear = (examined: readonly Examined[], tahun: number, filter: Filter | undefined): Schemas['YearCount'] => {
  const all = latestOfYear(examined, tahun)
  if (withheldFor(summaryChoices(all), filter)) return { tahun, jumlah_diperiksa: null, ...empty }
  const rows = rowsIn(all, filter)
  const [hipertensi = 0, hiperglikemia = 0, dislipidemia = 0, obesitas = 0] = yearlyRisks.map((risk) =>
    withRisk(rows, risk),
  )
  return {
    tahun,
    jumlah_diperiksa: roundedDown(rows.length),
    ...conclusionFields(rows),
    hipertensi,
    hiperglikemia,
    dislipidemia,
    obesitas,
  }
}

const noCounts = {
  kesimpulan: [],
  faktor_risiko: [],
  per_departemen: [],
  tekanan_darah: [],
  gula_darah: [],
  lemak_darah: [],
  imt: [],
}

const counts = (rows: readonly Examined[]) => ({
  kesimpulan: conclusions.map((kesimpulan) => ({ kesimpulan, jumlah: withConclusion(rows, kesimpulan) })),
  faktor_risiko: riskFactorNames
    .map((faktor_risiko) => ({ faktor_risiko, jumlah: withRisk(rows, faktor_risiko) }))
    .toSorted((one, other) => other.jumlah - one.jumlah),
  tekanan_darah: classes(rows, pressureClasses, ({ systolic, diastolic }) => bloodPressureClass(systolic, diastolic)),
  gula_darah: classes(rows, sugarClasses, ({ glucose }) => bloodSugarClass(glucose)),
  lemak_darah: classes(rows, fatClasses, ({ cholesterol }) => bloodFatClass(cholesterol)),
  imt: classes(rows, bmiClasses, ({ bmi }) => bmiClass(bmi)),
})

const departments = (
  rows: readonly Examined[],
  { departemen }: Schemas['SummaryChoices'],
): Schemas['DepartmentCount'][] =>
  departemen.flatMap(({ nilai, ditahan }) =>
    ditahan ? [] : [{ departemen: nilai, ...conclusionFields(rowsIn(rows, { kind: 'departemen', value: nilai })) }],
  )

/** The totals of a year. No group of 1 to 4 people is broken down: see `withhold.ts`. */
export const mcuSummary = ({ year, filter, examined, employeeCount, madeAt }: SummaryInput): Schemas['McuSummary'] => {
  const all = latestOfYear(examined, year)
  const pilihan = summaryChoices(all)
  const ditahan = withheldFor(pilihan, filter)
  const rows = rowsIn(all, filter)
  return {
    tahun: year,
    saringan: {
      lokasi: null,
      departemen: null,
      kelompok_usia: null,
      gender: null,
      ...(filter && { [filter.kind]: filter.value }),
    },
    tahun_tersedia: yearsWithResults(examined),
    pilihan,
    ditahan,
    jumlah_karyawan: employeeCount,
    jumlah_diperiksa: ditahan ? null : roundedDown(rows.length),
    diperbarui_pada: madeAt,
    ...(ditahan ? noCounts : { ...counts(rows), per_departemen: filter ? [] : departments(rows, pilihan) }),
    per_tahun: yearsWithResults(examined)
      .slice(0, yearsShown)
      .toReversed()
      .map((tahun) => ofYear(examined, tahun, filter)),
  }
}
