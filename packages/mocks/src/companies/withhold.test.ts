import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withholdShares, withholdSingles, withholdTable } from './withhold.ts'

const counts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 8 })
const tables = fc.integer({ min: 2, max: 5 }).chain((width) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: width, maxLength: width }), {
    minLength: 2,
    maxLength: 6,
  }),
)

const hidden = (row: readonly (number | null)[]) => row.filter((count) => count === null).length

describe('Counts that could identify single persons', () => {
  it.each([
    [0, 0],
    [1, null],
    [4, null],
    [5, 5],
  ])('of %i are published as %s', (count, shown) => {
    expect(withholdSingles([count])).toEqual([shown])
  })

  it('withhold the smallest other count too if the sum is known', () => {
    expect(withholdShares([20, 8, 3, 0])).toEqual([20, null, null, 0])
    expect(withholdShares([20, 3, 2, 9])).toEqual([20, null, null, 9])
    expect(withholdShares([2, 0])).toEqual([null, null])
  })

  it('are never the only ones withheld in a sum', () => {
    fc.assert(
      fc.property(counts, (row) => {
        expect(hidden(withholdShares(row))).not.toBe(1)
      }),
    )
  })

  it('are never the only ones withheld in a row or a column of a table, and nothing telling is shown', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const shown = withholdTable(table)
        const columns = (shown[0] ?? []).map((_, column) => shown.map((row) => row[column] ?? null))
        for (const line of [...shown, ...columns]) expect(hidden(line)).not.toBe(1)
        for (const count of shown.flat()) expect(count === null || count === 0 || count > 4).toBe(true)
      }),
    )
  })
})
