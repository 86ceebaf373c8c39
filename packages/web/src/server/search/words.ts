import type { Locale } from '@hospital/ui'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import synonyms from './synonyms.json' with { type: 'json' }

/** The most words of a query that count: each costs a look-up. */
const mostWords = 6

/** Characters of a word that count; no name is longer. */
const longestWord = 30

/** Words without a meaning for the search. */
const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  id: new Set(
    'a ada adalah agar aku akan apa apakah atau bagaimana bagi berapa bisa buat cara dan dapat dari dengan di dimana gimana ingin ini itu jika kalau kami kapan ke kita lagi mana mau melalui mohon nya oleh pada saja saya sebelum supaya tentang tersebut untuk yang yg'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about am an and any are at be can could do does find for from get have how i in is it me my near need of on or our please that the there to want we what when where which who with you your'.split(
      ' ',
    ),
  ),
}

/** A word in its stored form. English plurals become singular. */
const stem = (word: string, locale: Locale): string =>
  locale === 'en' && word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word

/** The words of an entry. */
export const wordsOfEntry = (text: string, locale: Locale): string[] =>
  comparableText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => stem(word.slice(0, longestWord), locale))

/** The words of a query that have a meaning for the search; all words if none has. */
export const wordsOfQuery = (text: string, locale: Locale): readonly string[] => {
  const words = [...new Set(wordsOfEntry(text, locale))]
  const telling = words.filter((word) => !stopWords[locale].has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

interface Phrase {
  /** The phrase between blanks, the form in which texts are searched for it. */
  readonly padded: string
  readonly group: readonly string[]
}

/** The phrases by their first word, so that a text is searched once, whatever the number of phrases. */
const byFirstWord = new Map<string, Phrase[]>()
for (const group of synonyms.sameMeaning) {
  for (const phrase of group) {
    const [first = ''] = phrase.split(' ')
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { padded: ` ${phrase} `, group }])
  }
}

/** The synonyms of the phrases in a text. The text must come from `comparableText`. */
export const alsoSaid = (text: string): string => {
  const padded = ` ${text} `
  const groups = new Set<readonly string[]>()
  for (const word of text.split(' '))
    for (const phrase of byFirstWord.get(word) ?? []) if (padded.includes(phrase.padded)) groups.add(phrase.group)
  return [...groups].flat().join(' ')
}
