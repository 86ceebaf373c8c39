import { array, assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { certainlyLargest } from './ranking.ts'

const group = (layak: number, layak_dengan_catatan: number | null, tidak_layak_sementara = 0, tidak_layak = 0) => ({
  layak,
  layak_dengan_catatan,
  tidak_layak_sementara,
  tidak_layak,
})

test.each([
  ['no group', [], undefined],
  ['one group', [group(50, 40)], undefined],
  ['a share far above the other', [group(200, 5), group(20, 60)], 1],
  ['shares that rounding may turn round', [group(50, 5), group(20, 5)], undefined],
  ['equal shares', [group(50, 50), group(50, 50)], undefined],
  ['a withheld count beside it', [group(200, null), group(20, 60)], undefined],
])('of %s the largest is told only if it is certain', (_, groups, place) => {
  expect(certainlyLargest(groups)).toBe(place === undefined ? undefined : groups[place])
})

const rounded = (count: number) => count - (count % 5)
const small = integer({ min: 0, max: 40 })
const company = array(tuple(integer({ min: 0, max: 300 }), small, small, small), { minLength: 2, maxLength: 8 })

test('the named group has the largest share by exact counts, in 500 companies', () => {
  assert(
    property(company, (exact) => {
      const groups = exact.map(([fit, ...noted]) => {
        const [first, second, third] = noted
        const sum = first + second + third
        return {
          ...group(rounded(fit), rounded(first), rounded(second), rounded(third)),
          share: sum / Math.max(1, fit + sum),
        }
      })
      const named = certainlyLargest(groups)
      if (named) for (const other of groups) expect(other === named || named.share > other.share).toBe(true)
    }),
    { numRuns: 500 },
  )
})
