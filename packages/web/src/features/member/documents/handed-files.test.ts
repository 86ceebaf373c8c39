import { expect, test } from 'vitest'
import { afterwards, toSend, withChange } from './handed-files.ts'
import type { FileChange, HandedFile } from './handed-files.ts'

const file = (id: string, change: FileChange = {}): HandedFile => ({
  id,
  file: new File(['x'], `${id}.pdf`),
  ...change,
})
const ids = (files: readonly HandedFile[]) => files.map(({ id }) => id).join(' ')

const arrived = { state: 'arrived' } as const
const refused = { problem: 'Buram.' }
const unsure = { problem: 'Tidak tahu.', isUnsure: true }

test.each([
  ['all at first', [file('a'), file('b')], 'a b'],
  ['those alone that failed', [file('a', arrived), file('b', refused), file('c')], 'b c'],
  ['none that may have arrived, while another is left', [file('a', unsure), file('b', refused)], 'b'],
  ['what may have arrived, once nothing else is left', [file('a', unsure), file('b', arrived)], 'a'],
  ['nothing', [], ''],
])('sends %s', (_what, files, sent) => {
  expect(ids(toSend(files))).toBe(sent)
})

test.each([
  ['is empty when all have arrived', [file('a', arrived), file('b', arrived)], ''],
  ['accounts for all while one has not', [file('a', arrived), file('b', refused)], 'a b'],
])('the form %s', (_what, files, shown) => {
  expect(ids(afterwards(files))).toBe(shown)
})

test('what waited for its turn is not on its way afterwards', () => {
  expect(afterwards([file('a', refused), file('b', { state: 'waiting' })]).map(({ state }) => state)).toEqual([
    undefined,
    undefined,
  ])
})

test('changes those alone that are named', () => {
  expect(withChange([file('a'), file('b')], ['b'], arrived).map(({ state }) => state)).toEqual([undefined, 'arrived'])
})
