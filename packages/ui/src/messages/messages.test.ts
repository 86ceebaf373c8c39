import { expect, test } from 'vitest'
import { uiMessages } from './index.ts'

const { id, en } = uiMessages
const ids = Object.keys(id) as (keyof typeof id)[] // keys of the record

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([match]) => match).toSorted((a, b) => a.localeCompare(b))

test('both languages have the same ids, in the same order', () => {
  expect(Object.keys(en)).toEqual(ids)
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
})

test.each(ids)('%s has the same values in both languages, and no empty text', (name) => {
  expect(placeholders(en[name])).toEqual(placeholders(id[name]))
  expect(id[name].trim()).not.toBe('')
  expect(en[name].trim()).not.toBe('')
})

test('every id has this package’s prefix', () => {
  expect(ids.filter((name) => !name.startsWith('ui.'))).toEqual([])
})
