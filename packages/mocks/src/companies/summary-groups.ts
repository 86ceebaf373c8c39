import { ageOn } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import type { Employee } from './employee.ts'
import type { Checkup } from './mcu.ts'

type Schemas = CompanyComponents['schemas']

/** A check-up with the person who was examined. */
export interface Examined {
  readonly checkup: Checkup
  readonly employee: Employee
}

/** The kinds of groups, by the names of the parameters. */
export const kinds = ['lokasi', 'departemen', 'kelompok_usia', 'gender'] as const

/** A kind of groups. */
export type Kind = (typeof kinds)[number]

/** The one filter of a call. */
export interface Filter {
  readonly kind: Kind
  readonly value: string
}

const bands = [
  ['<30', 0],
  ['30-39', 30],
  ['40-49', 40],
  ['50+', 50],
] as const satisfies readonly (readonly [Schemas['AgeBand'], number])[]

/** The age group of a person on a day. */
const bandOn = ({ birth }: Employee, day: string): Schemas['AgeBand'] => {
  const age = ageOn(birth, day)
  return bands.findLast(([, from]) => age >= from)?.[0] ?? '<30'
}

/** The group of a kind that a person belongs to on a day; undefined if the employer has not given the information. */
export const groupOf = (employee: Employee, kind: Kind, day: string): string | undefined =>
  ({
    lokasi: employee.workplace ?? undefined,
    departemen: employee.department ?? undefined,
    kelompok_usia: bandOn(employee, day),
    gender: employee.gender,
  })[kind]

const valuesOf = (rows: readonly Examined[], kind: Kind): readonly string[] =>
  [...new Set(rows.flatMap(({ employee, checkup }) => groupOf(employee, kind, checkup.day) ?? []))].toSorted(
    (one, other) => one.localeCompare(other, 'id'),
  )

/** The groups of all people who were examined in a year. */
export const summaryChoices = (rows: readonly Examined[]): Schemas['SummaryChoices'] => {
  const ages = new Set(valuesOf(rows, 'kelompok_usia'))
  const genders = new Set(valuesOf(rows, 'gender'))
  return {
    lokasi: [...valuesOf(rows, 'lokasi')],
    departemen: [...valuesOf(rows, 'departemen')],
    kelompok_usia: bands.flatMap(([band]) => (ages.has(band) ? [band] : [])),
    gender: (['L', 'P'] as const).filter((gender) => genders.has(gender)),
  }
}

/** The rows of the filter's group, or all rows without a filter. */
export const rowsIn = (rows: readonly Examined[], filter: Filter | undefined): readonly Examined[] =>
  filter ? rows.filter(({ employee, checkup }) => groupOf(employee, filter.kind, checkup.day) === filter.value) : rows
