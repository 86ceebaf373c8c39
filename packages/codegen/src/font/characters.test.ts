import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from '../contracts/contracts.ts'
import { coreRange, coreText, withoutCore } from './characters.ts'

const catalogues = [
  'ui/src/messages/id.json',
  'ui/src/messages/en.json',
  'web/src/i18n/messages/id.json',
  'web/src/i18n/messages/en.json',
]

test.each(catalogues)('the core font has every character of our own messages: %s', async (file) => {
  const words = await readFile(join(workspaceRoot, 'packages', file), 'utf8')
  const others = [...new Set(words)].filter((character) => !coreText.includes(character))
  expect(others).toEqual([])
})

test('a text with tabs and line ends of its own needs no other font', () => {
  for (const character of '\t\n\r') expect(coreText).toContain(character)
})

test('the unicode-range lists exactly the characters of the font', () => {
  const told = coreRange.split(',').flatMap((run) => {
    const [first = 0, last = first] = run
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  })
  expect(told.join('')).toBe(coreText)
})

test.each([
  ['U+0041', ''],
  ['U+00E9', 'U+00E9'],
  [
    'U+0000-00FF,U+0131',
    'U+0000-0008,U+000E-001F,U+007F-009F,U+00A1-00A8,U+00AA-00AD,U+00AF,U+00B4,U+00B6,U+00B8-00D6,U+00D8-00FF,U+0131',
  ],
  ['U+2012-2015, U+2191', 'U+2012,U+2015,U+2191'],
])('the other font has no character of the core font: %s', (range, left) => {
  expect(withoutCore(range)).toBe(left)
})
