import { expect, test } from 'vitest'
import { pageOfRows, sortRows } from './rows.ts'

const people = [
  { name: 'Wulandari', age: 31 },
  { name: 'aisyah', age: undefined },
  { name: 'Bagus', age: 9 },
  { name: 'Ágnes', age: 31 },
]
const names = (rows: { name: string }[]) => rows.map((row) => row.name)

test('text is sorted alphabetically, ignoring case and accents', () => {
  expect(names(sortRows(people, (row) => row.name, true, 'id'))).toEqual(['Ágnes', 'aisyah', 'Bagus', 'Wulandari'])
  expect(names(sortRows(people, (row) => row.name, false, 'id'))).toEqual(['Wulandari', 'Bagus', 'aisyah', 'Ágnes'])
})

test('numbers are sorted as numbers; missing values come last in both directions, and the sort is stable', () => {
  expect(names(sortRows(people, (row) => row.age, true, 'id'))).toEqual(['Bagus', 'Wulandari', 'Ágnes', 'aisyah'])
  expect(names(sortRows(people, (row) => row.age, false, 'id'))).toEqual(['Wulandari', 'Ágnes', 'Bagus', 'aisyah'])
})

test('numbers within text count as numbers', () => {
  expect(sortRows(['MCU-10', 'MCU-9'], (row) => row, true, 'id')).toEqual(['MCU-9', 'MCU-10'])
})

test('the given rows are not mutated', () => {
  const before = [...people]
  sortRows(people, (row) => row.age, true, 'id')
  expect(people).toEqual(before)
})

const numbers = Array.from({ length: 45 }, (_, index) => index + 1)

test.each([
  [1, { page: 1, pageCount: 3, from: 1, to: 20 }],
  [3, { page: 3, pageCount: 3, from: 41, to: 45 }],
  [9, { page: 3, pageCount: 3, from: 41, to: 45 }],
  [0, { page: 1, pageCount: 3, from: 1, to: 20 }],
])('page %d of 45 rows by 20', (page, place) => {
  expect(pageOfRows(numbers, page, 20)).toMatchObject(place)
})

test('no rows give one empty page', () => {
  expect(pageOfRows([], 1, 20)).toEqual({ rows: [], page: 1, pageCount: 1, from: 0, to: 0 })
})
