import { expect, test } from 'vitest'
import type { RichTextNode } from '../rich-text/types.ts'
import { isUntranslated } from './is-untranslated.ts'
import type { PageWords } from './is-untranslated.ts'

const indonesian = { text: 'Demam berdarah', lang: 'id' } as const
const english = { text: 'Dengue fever', lang: 'en' } as const
const name = { text: 'dr. Maya', lang: 'id', isName: true } as const

const paragraph = (lang?: string): RichTextNode => ({ type: 'element', tag: 'p', attributes: { lang }, children: [] })
const words: RichTextNode = { type: 'text', value: 'kata' }

test.each<readonly ['id' | 'en', string, PageWords, boolean]>([
  ['en', 'an English title', { title: english }, false],
  ['en', 'an Indonesian title', { title: indonesian }, true],
  ['id', 'an Indonesian title', { title: indonesian }, false],
  ['id', 'an English title', { title: english }, true],
  ['en', 'a title of the site', { title: 'Contact' }, false],
  ['en', 'the name of a person', { title: name }, false],
  ['en', 'an Indonesian introduction', { title: english, intro: indonesian }, true],
  ['en', 'an introduction of the site', { title: english, intro: 'Contact' }, false],
  ['en', 'no text', { title: english, text: [] }, false],
  ['en', 'a text in its language', { title: english, text: [paragraph(), paragraph()] }, false],
  ['en', 'an Indonesian text', { title: english, text: [paragraph('id'), paragraph('id')] }, true],
  ['en', 'an Indonesian text below the name of a person', { title: name, text: [paragraph('id')] }, true],
  ['en', 'an Indonesian quotation in its text', { title: english, text: [paragraph(), paragraph('id')] }, false],
  ['id', 'a text that says to be Indonesian', { title: indonesian, text: [paragraph('id')] }, false],
  ['en', 'bare words', { title: english, text: [words] }, false],
])('a page in %s with %s', (locale, _what, page, expected) => {
  expect(isUntranslated(locale, page)).toBe(expected)
})
