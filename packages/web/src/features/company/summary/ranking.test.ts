import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { examinedOf, largestShare, notedOf } from './ranking.ts'

const department = (layak: number, layak_dengan_catatan: number, tidak_layak_sementara = 0, tidak_layak = 0) => ({
  layak,
  layak_dengan_catatan,
  tidak_layak_sementara,
  tidak_layak,
})

test.each([
  ['no department', [], undefined],
  ['one department', [department(50, 40)], undefined],
  ['a larger share of fewer people', [department(200, 60), department(20, 20)], 1],
  ['every conclusion that is not fit', [department(50, 10), department(50, 4, 4, 4)], 1],
  ['equal shares', [department(2, 1, 0, 2), department(4, 2, 4, 0)], undefined],
  ['four people, all with notes', [department(0, 4), department(50, 1), department(50, 2)], 2],
  ['four people beside one department', [department(0, 4), department(50, 1)], undefined],
])('of %s', (_, departments, place) => {
  expect(largestShare(departments)).toBe(place === undefined ? undefined : departments[place])
})

test('the named department has the largest share of those with 5 or more, in 500 companies', () => {
  const small = fc.nat({ max: 40 })
  const company = fc.array(
    fc.tuple(fc.nat({ max: 300 }), small, small, small).map((counts) => department(...counts)),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(company, (departments) => {
      const shares = departments
        .filter((one) => examinedOf(one) >= 5)
        .map((one) => notedOf(one) / examinedOf(one))
        .toSorted((one, other) => other - one)
      const largest = largestShare(departments)
      if (largest) expect(notedOf(largest) / examinedOf(largest)).toBe(shares[0])
      else expect(shares.length < 2 || shares[0] === shares[1]).toBe(true)
    }),
    { numRuns: 500 },
  )
})
