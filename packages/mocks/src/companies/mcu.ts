import type { CompanyComponents } from '@hospital/sdk/company'
import { addDays } from '../hospital/clock.ts'
import { draw } from './draw.ts'
import type { Employee } from './employee.ts'
import { knownEmployeeId } from './employee.ts'
import type { Examination } from './examination.ts'
import { conclusionOf, examine } from './examination.ts'

/** A finished check-up of an employee. */
export interface Checkup {
  readonly id: number
  readonly number: string
  /** Employee id. */
  readonly employee: number
  readonly day: string
  readonly package: string
  readonly hospital: string
  readonly conclusion: CompanyComponents['schemas']['FitnessConclusion']
  /** Last day on which the conclusion is valid; null if a re-examination is due. */
  readonly validUntil: string | null
  readonly restrictions: readonly string[]
  readonly examination: Examination
}

/** How many days ago each yearly campaign of check-ups began. All employees of a company are examined within some days. */
const campaigns: readonly number[] = [800, 434, 68]
const campaignLength = 9
const validDays = 364

/** The hospital that examines the employees of a company. */
const places: Readonly<Record<number, string>> = { 12: 'RS01', 13: 'RS04', 14: 'RS03', 16: 'RS03' }

const highPlaces = ['Pemeliharaan', 'Peleburan', 'Pengelasan']

const restrictionsOf = (employee: Employee, found: Examination, conclusion: Checkup['conclusion']): string[] => {
  if (conclusion === 'layak') return []
  const worksHigh = highPlaces.includes(employee.department ?? '')
  const rules: readonly (readonly [applies: boolean, restriction: string])[] = [
    [found.systolic >= 140 && worksHigh, 'Tidak bekerja di ketinggian lebih dari 2 meter sampai pemeriksaan ulang.'],
    [found.hearingLoss > 21, 'Wajib memakai pelindung telinga di area bising.'],
    [found.vitalCapacity < 80, 'Tidak bekerja di area berdebu tanpa respirator.'],
    [conclusion === 'tidak_layak_sementara', 'Tidak bekerja giliran malam sampai dinyatakan layak.'],
    [conclusion === 'tidak_layak', 'Perlu penempatan kembali ke pekerjaan yang sesuai.'],
  ]
  return rules.flatMap(([applies, restriction]) => (applies ? [restriction] : []))
}

const isExamined = (employee: Employee, day: string): boolean =>
  employee.registeredSince <= day &&
  (employee.id === knownEmployeeId || draw(`mcu ${employee.id} ${day.slice(0, 4)}`, 10) > 0)

const checkupOn = (employee: Employee, day: string, latest: boolean): Omit<Checkup, 'id' | 'number'> => {
  const examination = examine(employee, day, latest)
  const conclusion =
    employee.id === knownEmployeeId && latest ? 'layak_dengan_catatan' : conclusionOf(examination, employee.gender)
  return {
    employee: employee.id,
    day,
    hospital: places[employee.company] ?? 'RS01',
    conclusion,
    examination,
    package: employee.department === 'Kantor' ? 'MCU Karyawan Kantor' : 'MCU Karyawan Produksi',
    validUntil: conclusion === 'layak' || conclusion === 'layak_dengan_catatan' ? addDays(day, validDays) : null,
    restrictions: restrictionsOf(employee, examination, conclusion),
  }
}

/** Employees of the large company have ids from here on. */
const firstOfLarge = 20_001

/** The id of a check-up. It is the same on every day, whatever other check-ups there are. */
const checkupId = (employee: number, campaign: number): number =>
  (employee < firstOfLarge
    ? 3001 + (employee - 9001) * campaigns.length
    : 100_001 + (employee - firstOfLarge) * campaigns.length) + campaign

/** Check-ups of employees, the earliest first, with their numbers. */
const numbered = (employees: readonly Employee[], today: string): readonly Checkup[] =>
  campaigns
    .flatMap((daysAgo, campaign) =>
      employees.flatMap((employee) => {
        const shift = employee.id === knownEmployeeId ? 0 : draw(`hari ${employee.id}`, campaignLength)
        const day = addDays(today, -daysAgo + shift)
        return isExamined(employee, day)
          ? [{ ...checkupOn(employee, day, campaign === campaigns.length - 1), id: checkupId(employee.id, campaign) }]
          : []
      }),
    )
    .toSorted((one, other) => compareDays(one.day, other.day) || one.employee - other.employee)
    .map((checkup, index) => ({
      ...checkup,
      number: `MCU-${checkup.day.slice(2).replaceAll('-', '')}-${String((index % 60) + 1).padStart(4, '0')}`,
    }))

/** `YYYY-MM-DD` sorts as text. */
const compareDays = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Check-ups with the latest first. */
export const latestFirst = (checkups: readonly Checkup[]): readonly Checkup[] =>
  checkups.toSorted((one, other) => compareDays(one.day, other.day)).toReversed()

/** The seeded check-ups, the latest first. The numbers of the small companies' check-ups do not depend on the large company. */
export const seededCheckups = (employees: readonly Employee[], today: string): readonly Checkup[] => {
  const few = employees.filter(({ id }) => id < firstOfLarge)
  const many = employees.filter(({ id }) => id >= firstOfLarge)
  return latestFirst([...numbered(few, today), ...numbered(many, today)])
}
