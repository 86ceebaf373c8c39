import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from '../contracts/contracts.ts'
import { coreRange, coreText } from './characters.ts'

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
