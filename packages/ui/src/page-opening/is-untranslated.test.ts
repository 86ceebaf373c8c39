import { expect, test } from 'vitest'
import { isUntranslated } from './is-untranslated.ts'

const indonesian = { text: 'Demam berdarah', lang: 'id' } as const
const english = { text: 'Dengue fever', lang: 'en' } as const
const name = { text: 'dr. Maya', lang: 'id', isName: true } as const

test.each([
  ['en', english, 'en', false],
  ['en', english, undefined, false],
  ['en', english, 'id', true],
  ['en', indonesian, 'en', true],
  ['en', indonesian, undefined, true],
  ['id', indonesian, 'id', false],
  ['id', indonesian, 'en', true],
  ['en', 'Contact', 'en', false],
  ['en', 'Contact', 'id', true],
  ['en', name, undefined, false],
  ['en', name, 'id', true],
] as const)('on a page in %s with the title %j and a text in %s: %s', (locale, title, textLang, expected) => {
  expect(isUntranslated(locale, title, textLang)).toBe(expected)
})
