import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import kitEnglish from '../../../ui/src/messages/en.json' with { type: 'json' }
import kitIndonesian from '../../../ui/src/messages/id.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import glossary from './messages/glossary.json' with { type: 'json' }
import indonesian from './messages/id.json' with { type: 'json' }

type Language = 'id' | 'en'
type Texts = readonly (readonly [name: string, text: string])[]

const catalogues: Readonly<Record<Language, Texts>> = {
  id: Object.entries({ ...indonesian, ...kitIndonesian }),
  en: Object.entries({ ...english, ...kitEnglish }),
}

/** The message without its arguments, whose names are no words of the site, and without words that other organizations have chosen. */
const wordsOf = (texts: Texts): Texts =>
  texts
    .filter(([name]) => !(name in glossary.asWritten))
    .map(([name, text]) => [name, text.replaceAll(/\{\w+(?:, (?:number|plural|select),?)?/g, '{')])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** All texts within a value. */
const textsIn = (name: string, value: unknown): Texts => {
  if (typeof value === 'string') return [[name, value]]
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(`${name}.${key}`, inner)) : []
}

const samples = fileURLToPath(new URL('../../../ui/src/samples/', import.meta.url))

/** Words that other organizations have chosen stay unchanged in stories. */
const asWritten = new Set(
  Object.values(catalogues)
    .flat()
    .flatMap(([name, text]) => (name in glossary.asWritten ? [text] : [])),
)

/** Addresses and names of kinds are no words of the site. */
const isCode = (name: string, text: string) => /^(?:\/|https?:)/.test(text) || name.endsWith('.kind')

/** The texts of the kit's stories in a language. */
const storyTexts = async (language: Language): Promise<Texts> => {
  const files = (await readdir(samples)).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(files.map((file) => import(`${samples}${file}`) as Promise<object>))
  const texts = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      if (name === (language === 'id' ? 'sampleId' : 'sampleEn')) return textsIn(name, value)
      return isObject(value) && language in value ? textsIn(name, value[language]) : []
    }),
  )
  return texts.filter(([name, text]) => !asWritten.has(text) && !isCode(name, text))
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The texts that contain one of the words as a whole word. */
const holding = (texts: Texts, words: readonly string[]) =>
  texts.flatMap(([name, text]) =>
    words
      .filter((word) => new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`, 'i').test(text))
      .map((word) => `${name}: “${word}” in “${text}”`),
  )

/** Words within a sentence that begin with a capital, although they are not names. */
const capitalsIn = (text: string): readonly string[] => {
  const names = glossary.names.toSorted((left, right) => right.length - left.length).map(escaped)
  const plain = text
    .replaceAll(/\{[^{}]*\}/g, 'x')
    .replaceAll(new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g'), 'x')
  return plain.match(/(?<=[\p{L}\d,;)–-] )\p{Lu}[\p{L}\d-]*/gu) ?? []
}

describe.each(['id', 'en'] as const)('the glossary in %s', (language) => {
  test.each(glossary.terms.map((term) => ({ term: term[language], others: term.not[language] })))(
    'has $term everywhere, and not $others',
    async ({ others }) => {
      expect(holding(wordsOf(catalogues[language]), others)).toEqual([])
      expect(holding(await storyTexts(language), others)).toEqual([])
    },
  )

  test('finds the texts of the stories', async () => {
    expect((await storyTexts(language)).length).toBeGreaterThan(300)
  })

  test('knows which messages begin a word with a capital: names, and what the specification words', () => {
    const found = catalogues[language].flatMap(([name, text]) =>
      name in glossary.asWritten ? [] : capitalsIn(text).map((word) => `${name}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test('leaves out no message that is not there', () => {
    const known = new Set(catalogues[language].map(([name]) => name))
    expect(Object.keys(glossary.asWritten).filter((name) => !known.has(name))).toEqual([])
  })
})

test.each([
  ['Simpan Perubahan Data', ['Perubahan', 'Data']],
  ['Bawa KTP dan Kartu Keluarga', []],
  ['Selesai. Tekan lagi: Ya', []],
  ['Hasil {day} dari {hospital}', []],
])('%s: its capitals', (text, capitals) => expect(capitalsIn(text)).toEqual(capitals))
