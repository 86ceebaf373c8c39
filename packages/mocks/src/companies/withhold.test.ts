import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { difference, roundedDown, smallest, withheldGroups } from './withhold.ts'
import type { Group, People } from './withhold.ts'

describe('A published count', () => {
  it.each([
    [0, 0],
    [1, 0],
    [4, 0],
    [5, 5],
    [9, 5],
    [10, 10],
    [386, 385],
  ])('of %i people is %i', (people, published) => expect(roundedDown(people)).toBe(published))
})

const people = (from: number, count: number): People =>
  new Set(Array.from({ length: count }, (_, place) => from + place))
const group = (value: string, from: number, count: number): Group => ({ value, people: people(from, count) })

describe('A group', () => {
  it('of fewer than five is withheld, and so is the one that would tell it by the rest', () => {
    const kinds = [[group('A', 0, 50), group('B', 50, 20), group('C', 70, 3)]]
    expect(withheldGroups(people(0, 73), kinds)).toEqual([[null, 'selisih_terlalu_kecil', 'terlalu_kecil']])
  })

  it('that is all but three is withheld', () => {
    expect(withheldGroups(people(0, 53), [[group('L', 0, 50), group('P', 50, 3)]])).toEqual([
      ['selisih_terlalu_kecil', 'terlalu_kecil'],
    ])
  })

  it('that differs by two from one of another kind is withheld; the same people are no difference', () => {
    const places = [group('Utara', 0, 52), group('Selatan', 52, 48)]
    const departments = [group('Tenun', 0, 50), group('Pintal', 50, 50)]
    expect(withheldGroups(people(0, 100), [places, departments])).toEqual([
      [null, null],
      ['selisih_terlalu_kecil', 'selisih_terlalu_kecil'],
    ])
    expect(withheldGroups(people(0, 100), [places, places])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  it('is the smallest of five, and withheld', () => {
    const groups = [0, 1, 2, 3, 4].map((place) => group(`${place}`, place * 20, 20 - place))
    const all = new Set(groups.flatMap((one) => [...one.people]))
    expect(withheldGroups(all, [groups])).toEqual([[null, null, null, null, 'selisih_terlalu_kecil']])
  })
})

/** What of a population is answered: with the group's people, how many of them have a finding. */
const answers = (all: People, kinds: readonly (readonly Group[])[]) => {
  const withheld = withheldGroups(all, kinds)
  return kinds.map((groups, kind) => groups.filter((_, place) => withheld[kind]?.[place] === null))
}

/** Employees of a company: place, department, age, sex and whether they have a finding. */
const population = array(
  record({
    place: integer({ min: 0, max: 2 }),
    department: integer({ min: 0, max: 11 }),
    age: integer({ min: 0, max: 3 }),
    gender: constantFrom('L', 'P'),
    // Most places follow the department, so that kinds are much alike and differ by few.
    follows: integer({ min: 0, max: 9 }),
    finding: boolean(),
  }),
  { maxLength: 140 },
)

type Employee = ReturnType<typeof population.generate>['value'][number]

const groupsBy = (rows: readonly Employee[], valueOf: (row: Employee) => string): readonly Group[] =>
  [...Map.groupBy(rows.keys(), (id) => valueOf(rows[id] as Employee))].map(([value, ids]) => ({
    value,
    people: new Set(ids),
  }))

const kindsOf = (rows: readonly Employee[]) => [
  groupsBy(rows, ({ follows, place, department }) => `t${follows > 0 ? Math.min(department, 2) : place}`),
  groupsBy(rows, ({ department }) => `d${department}`),
  groupsBy(rows, ({ age }) => `u${age}`),
  groupsBy(rows, ({ gender }) => gender),
]

const everybody = (rows: readonly Employee[]): People => new Set(rows.keys())
const withFinding = (rows: readonly Employee[], of: People) => [...of].filter((id) => rows[id]?.finding).length
const telling = (count: number) => count > 0 && count < smallest

describe('Whatever two answers are compared', () => {
  it('no difference is a group of one to four people, in it or with a finding', () => {
    assert(
      property(population, (rows) => {
        const all = everybody(rows)
        const answered = [
          all,
          ...answers(all, kindsOf(rows))
            .flat()
            .map((one) => one.people),
        ]
        for (const one of answered)
          for (const other of answered) {
            expect(telling(difference(one, other))).toBe(false)
            const [first, second] = [one, other].map((of) => roundedDown(withFinding(rows, of)))
            expect(telling(Math.abs((first ?? 0) - (second ?? 0)))).toBe(false)
          }
      }),
    )
  })

  it('nor is the rest of a kind', () => {
    assert(
      property(population, (rows) => {
        const all = everybody(rows)
        for (const groups of answers(all, kindsOf(rows))) {
          const rest = all.size - groups.reduce((sum, one) => sum + one.people.size, 0)
          if (groups.length > 0) expect(telling(rest)).toBe(false)
        }
      }),
    )
  })

  it('and no sum over a kind leaves one possible number from one to four', () => {
    assert(
      property(population, (rows) => {
        const all = everybody(rows)
        const published = (of: People) => roundedDown(withFinding(rows, of))
        for (const groups of answers(all, kindsOf(rows))) {
          const parts = groups.map((one) => published(one.people))
          const isWhole = groups.reduce((sum, one) => sum + one.people.size, 0) === all.size
          // A published number represents itself and the four after it. The rest, if any, may be any number.
          const loss = smallest - 1
          const [least, most] = [published(all), published(all) + loss]
          for (const part of parts) {
            const others = parts.reduce((sum, one) => sum + one, 0) - part
            const low = Math.max(part, isWhole ? least - others - loss * (parts.length - 1) : 0)
            const high = Math.min(part + loss, most - others)
            expect(low === high && telling(low)).toBe(false)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})
