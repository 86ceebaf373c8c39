import { expect, test } from 'vitest'
import { taggedTests } from './tagged-tests.ts'

test.each([
  [
    'a test of Vitest',
    "test('adds', { tags: ['sum.adds', 'sum.exact'] }, () => {})",
    'adds',
    ['sum.adds', 'sum.exact'],
  ],
  ['a table of tests', "test.each([1])('adds %i', { tags: ['sum.adds'] }, () => {})", 'adds %i', ['sum.adds']],
  ['a test of Playwright', "test('adds', { tag: '@sum.adds' }, async () => {})", 'adds', ['sum.adds']],
  ['a title with values', 'test(`adds ${a}`, { tag: ["@sum.adds"] }, () => {})', 'adds ${a}', ['sum.adds']],
  [
    'a test in groups',
    "describe('A sum', () => { describe.each([1])('of %i', () => { test('adds', { tags: ['sum.adds'] }, () => {}) }) })",
    'A sum › of %i › adds',
    ['sum.adds'],
  ],
  ['a whole group', "describe('A sum', { tags: ['sum.adds'] }, () => {})", 'A sum', ['sum.adds']],
  ['a story', "export const Adds: Story = { tags: ['sum.adds'], args: {} }", 'Adds', ['sum.adds']],
])('%s has its tags', (_what, source, title, tags) => {
  expect(taggedTests('a.ts', source)).toEqual([{ title, tags }])
})

test.each([
  ['is skipped', "test.skip('adds', { tags: ['sum.adds'] }, () => {})"],
  ['is to be written', "test.todo('adds', { tags: ['sum.adds'] })"],
  ['has to fail', "test.fails('adds', { tags: ['sum.adds'] }, () => {})"],
  ['is in a group that is skipped', "describe.skip('A sum', () => { test('adds', { tags: ['sum.adds'] }, () => {}) })"],
  ['has no tags', "test('adds', { timeout: 5 }, () => {})"],
])('a test that %s holds nothing', (_what, source) => {
  expect(taggedTests('a.ts', source)).toEqual([])
})

test('a group ends with its tests', () => {
  const source = "describe('A sum', () => {})\ntest('adds', { tags: ['sum.adds'] }, () => {})"
  expect(taggedTests('a.ts', source).map(({ title }) => title)).toEqual(['adds'])
})
