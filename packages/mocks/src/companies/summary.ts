import type { CompanyComponents } from '@hospital/sdk/company'
import { bloodFatClass, bloodSugarClass } from './blood-classes.ts'
import { opens } from './consent.ts'
import { bloodPressureClass, bmiClass, conclusions, riskFactorNames, riskFactors } from './examination.ts'
import { rowsIn, summaryChoices } from './summary-groups.ts'
import type { Examined, Filter } from './summary-groups.ts'

type Schemas = CompanyComponents['schemas']

interface SummaryInput {
  readonly year: number
  readonly filter: Filter | undefined
  /** All check-ups of the company, of all years. */
  readonly examined: readonly Examined[]
  readonly employeeCount: number
  /** `YYYY-MM-DD`: the day on which consents must be valid. */
  readonly today: string
  readonly madeAt: string
}

const pressureClasses = ['normal', 'prehipertensi', 'hipertensi_1', 'hipertensi_2'] as const
const sugarClasses = ['normal', 'prediabetes', 'diabetes'] as const
const fatClasses = ['normal', 'ambang_tinggi', 'tinggi'] as const
const bmiClasses = ['kurus', 'normal', 'gemuk', 'obesitas'] as const
const yearlyRisks = ['hipertensi', 'hiperglikemia', 'dislipidemia', 'obesitas'] as const

const yearsShown = 5

const yearOf = ({ checkup }: Examined): number => Number(checkup.day.slice(0, 4))

/** The smallest group whose findings are shown, and the step to which counts of findings are rounded down. */
const smallest = 5

/** The published count of the rows with a finding. */
const count = (rows: readonly Examined[], fits: (row: Examined) => boolean): number => {
  const found = rows.filter(fits).length
  return found - (found % smallest)
}

/**
 * The rows of employees whose consent lets the employer see the findings of a scope. Findings of other employees are never counted, so no
 * answer depends on them.
 */
const agreedIn = (rows: readonly Examined[], scope: Schemas['ConsentScope'], today: string): readonly Examined[] =>
  rows.filter(({ employee }) => opens(employee.consent, scope, today))

/** The latest check-up of each person in a year. */
const latestOfYear = (examined: readonly Examined[], year: number): readonly Examined[] => {
  const latest = new Map<number, Examined>()
  for (const row of examined) {
    const other = latest.get(row.employee.id)
    if (yearOf(row) === year && (!other || other.checkup.day < row.checkup.day)) latest.set(row.employee.id, row)
  }
  return [...latest.values()]
}

const withConclusion = (rows: readonly Examined[], conclusion: Schemas['FitnessConclusion']): number =>
  rows.filter(({ checkup }) => checkup.conclusion === conclusion).length

const withRisk = (rows: readonly Examined[], risk: Schemas['RiskFactor']): number =>
  count(rows, ({ checkup, employee }) => riskFactors(checkup.examination, employee.gender).includes(risk))

const conclusionFields = (rows: readonly Examined[]) => ({
  layak: withConclusion(rows, 'layak'),
  layak_dengan_catatan: withConclusion(rows, 'layak_dengan_catatan'),
  tidak_layak_sementara: withConclusion(rows, 'tidak_layak_sementara'),
  tidak_layak: withConclusion(rows, 'tidak_layak'),
})

const classes = <Class extends string>(
  agreed: readonly Examined[],
  names: readonly Class[],
  classOf: (examination: Examined['checkup']['examination']) => Class,
) =>
  agreed.length < smallest
    ? []
    : names.map((kelas) => ({ kelas, jumlah: count(agreed, ({ checkup }) => classOf(checkup.examination) === kelas) }))

/** The years with results, the latest first. */
export const yearsWithResults = (examined: readonly Examined[]): number[] =>
  [...new Set(examined.map(yearOf))].toSorted((one, other) => other - one)

const ofYear = (
  { examined, filter, today }: Pick<SummaryInput, 'examined' | 'filter' | 'today'>,
  tahun: number,
): Schemas['YearCount'] => {
  const rows = rowsIn(latestOfYear(examined, tahun), filter)
  const agreed = agreedIn(rows, 'saran', today)
  const [hipertensi = null, hiperglikemia = null, dislipidemia = null, obesitas = null] = yearlyRisks.map((risk) =>
    agreed.length < smallest ? null : withRisk(agreed, risk),
  )
  return {
    tahun,
    jumlah_diperiksa: rows.length,
    jumlah_setuju: agreed.length,
    ...conclusionFields(rows),
    hipertensi,
    hiperglikemia,
    dislipidemia,
    obesitas,
  }
}

const counts = (rows: readonly Examined[], today: string) => {
  const measured = agreedIn(rows, 'pengukuran', today)
  const tested = agreedIn(rows, 'laboratorium', today)
  const advised = agreedIn(rows, 'saran', today)
  return {
    jumlah_setuju: { pengukuran: measured.length, laboratorium: tested.length, saran: advised.length },
    kesimpulan: conclusions.map((kesimpulan) => ({ kesimpulan, jumlah: withConclusion(rows, kesimpulan) })),
    faktor_risiko: (advised.length < smallest ? [] : riskFactorNames)
      .map((faktor_risiko) => ({ faktor_risiko, jumlah: withRisk(advised, faktor_risiko) }))
      .toSorted((one, other) => other.jumlah - one.jumlah),
    tekanan_darah: classes(measured, pressureClasses, ({ systolic, diastolic }) =>
      bloodPressureClass(systolic, diastolic),
    ),
    gula_darah: classes(tested, sugarClasses, ({ glucose }) => bloodSugarClass(glucose)),
    lemak_darah: classes(tested, fatClasses, ({ cholesterol }) => bloodFatClass(cholesterol)),
    imt: classes(measured, bmiClasses, ({ bmi }) => bmiClass(bmi)),
  }
}

const departments = (
  rows: readonly Examined[],
  { departemen }: Schemas['SummaryChoices'],
): Schemas['DepartmentCount'][] =>
  departemen.map((name) => ({
    departemen: name,
    ...conclusionFields(rowsIn(rows, { kind: 'departemen', value: name })),
  }))

/** The totals of a year. Rules: operation `getCompanyMcuSummary`. */
export const mcuSummary = (input: SummaryInput): Schemas['McuSummary'] => {
  const { year, filter, examined, employeeCount, today, madeAt } = input
  const all = latestOfYear(examined, year)
  const pilihan = summaryChoices(all)
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
    jumlah_karyawan: employeeCount,
    jumlah_diperiksa: rows.length,
    diperbarui_pada: madeAt,
    ...counts(rows, today),
    per_departemen: filter ? [] : departments(rows, pilihan),
    per_tahun: yearsWithResults(examined)
      .slice(0, yearsShown)
      .toReversed()
      .map((tahun) => ofYear(input, tahun)),
  }
}
