import { describe, expect, test } from 'vitest'
import { paginate } from './paginate.ts'

test.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [99, 9, [1, 'gap', 8, 9]],
  [-3, 9, [1, 2, 'gap', 9]],
  [50, 100, [1, 'gap', 49, 50, 51, 'gap', 100]],
])('page %d of %d offers %j', (page, pageCount, entries) => {
  expect(paginate(page, pageCount)).toEqual(entries)
})

describe('for every page of up to 40', () => {
  const cases = Array.from({ length: 40 }, (_, count) =>
    Array.from({ length: count + 1 }, (_unused, page) => [page + 1, count + 1] as const),
  ).flat()

  test('pages ascend, include both ends and the current one, and a gap hides at least two', () => {
    for (const [page, count] of cases) {
      const entries = paginate(page, count)
      const numbers = entries.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]))
      for (const [index, entry] of entries.entries()) {
        const [before, after] = [entries[index - 1], entries[index + 1]]
        if (entry === 'gap' && typeof before === 'number' && typeof after === 'number')
          expect(after - before).toBeGreaterThan(2)
      }
    }
  })
})
