import type { CompanyComponents } from '@hospital/sdk/company'
import { ageOn } from '../hospital/clock.ts'
import type { Employee } from './employee.ts'
import type { Checkup } from './mcu.ts'
import { withheldGroups } from './withhold.ts'
import type { Group, Withheld } from './withhold.ts'

type Schemas = CompanyComponents['schemas']

/** A check-up with the person who was examined. */
export interface Examined {
  readonly checkup: Checkup
  readonly employee: Employee
}

/** The kinds of groups, in the order in which they are answered, by the names of the parameters. */
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

/** The group of a kind that a person belongs to on a day; undefined if their employer has not told it. */
export const groupOf = (employee: Employee, kind: Kind, day: string): string | undefined =>
  ({
    lokasi: employee.workplace ?? undefined,
    departemen: employee.department ?? undefined,
    kelompok_usia: bandOn(employee, day),
    gender: employee.gender,
  })[kind]

const groupsOf = (rows: readonly Examined[], kind: Kind): readonly Group[] => {
  const groups = new Map<string, Set<number>>()
  for (const { employee, checkup } of rows) {
    const value = groupOf(employee, kind, checkup.day)
    if (value !== undefined) groups.set(value, (groups.get(value) ?? new Set()).add(employee.id))
  }
  return [...groups]
    .map(([value, people]) => ({ value, people }))
    .toSorted((one, other) => one.value.localeCompare(other.value, 'id'))
}

/** The groups of a year's examined people, and which of them are withheld. */
export const summaryChoices = (rows: readonly Examined[]): Schemas['SummaryChoices'] => {
  const groups = kinds.map((kind) => groupsOf(rows, kind))
  const withheld = withheldGroups(new Set(rows.map(({ employee }) => employee.id)), groups)
  const [lokasi = [], departemen = [], kelompok_usia = [], gender = []] = groups.map((ones, kind) =>
    ones.map(({ value }, place) => ({ nilai: value, ditahan: withheld[kind]?.[place] ?? null })),
  )
  return { lokasi, departemen, kelompok_usia, gender }
}

/** Why a group is withheld; null if it is answered. An unknown group counts as empty, so it is too small. */
export const withheldFor = (choices: Schemas['SummaryChoices'], filter: Filter | undefined): Withheld => {
  if (!filter) return null
  const choice = choices[filter.kind].find(({ nilai }) => nilai === filter.value)
  return choice ? choice.ditahan : 'terlalu_kecil'
}

/** The rows of a filter's group. */
export const rowsIn = (rows: readonly Examined[], filter: Filter | undefined): readonly Examined[] =>
  filter ? rows.filter(({ employee, checkup }) => groupOf(employee, filter.kind, checkup.day) === filter.value) : rows
