import { describe, expect, test } from 'vitest'
import { filterText, searchTerm } from './list-texts.ts'

describe('A filter', () => {
  test.each([
    ['Gudang', 'Gudang'],
    ['  Gudang ', 'Gudang'],
    ['', undefined],
    ['   ', undefined],
    [null, undefined],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), undefined],
  ])('from %j is %j', (text, filter) => expect(filterText(text)).toBe(filter))
})

test.each([
  [' eko ', 'eko'],
  ['x'.repeat(120), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  [null, ''],
])('what was typed, %j, is searched for as %j', (typed, term) => expect(searchTerm(typed)).toBe(term))
