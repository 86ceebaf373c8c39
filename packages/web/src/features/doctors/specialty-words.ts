import { localize } from '@hospital/sdk'
import type { SpecialistServiceCard } from '@hospital/sdk/cms'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import words from './specialty-words.json' with { type: 'json' }

/** The names of a specialty, and patients' words for it, for its doctors and for what they treat, in both languages. */
type SpecialtyWords = (typeof words.specialties)[number]

/** A text prepared for finding phrases as whole words. */
const padded = (text: string): string => ` ${comparableText(text)} `

/** The words for a specialty, by its own names. The narrower specialties come first in the table. */
const wordsFor = (names: string): SpecialtyWords | undefined => {
  const text = padded(names)
  return words.specialties.find((specialty) => specialty.names.some((name) => text.includes(` ${name} `)))
}

/** Patients' words for a specialty, by its names. */
export const saidOfSpecialty = (names: string): string => wordsFor(names)?.said.join(' ') ?? ''

/** The shortest word that means the same in a text as in a search: in a text, `spa` is a degree. */
const shortestWord = 5

/** Words that mean something else in texts. */
const ambiguous: ReadonlySet<string> = new Set(words.ambiguous)

const isTelling = (phrase: string): boolean => phrase.length >= shortestWord && !ambiguous.has(phrase)

/** The specialty with the longest phrase in a text. Of two equally long phrases, the earlier one wins. */
const longestIn = (
  text: string,
  phrasesOf: (specialty: SpecialtyWords) => readonly string[],
): SpecialtyWords | undefined => {
  let found: { readonly specialty: SpecialtyWords; readonly length: number } | undefined
  for (const specialty of words.specialties)
    for (const phrase of phrasesOf(specialty))
      if (text.includes(` ${phrase} `) && phrase.length > (found?.length ?? 0))
        found = { specialty, length: phrase.length }
  return found?.specialty
}

/**
 * The specialty of a title: one that the title names, or one that treats what it names. Undefined if there is none, or if the group does
 * not have it.
 */
export const specialtyOfTitle = (
  title: string,
  specialties: readonly SpecialistServiceCard[],
): SpecialistServiceCard | undefined => {
  const text = padded(title)
  const found = longestIn(text, ({ names }) => names) ?? longestIn(text, ({ said }) => said.filter(isTelling))
  return (
    found &&
    specialties.find(
      (specialty) => wordsFor(`${localize(specialty, 'nama', 'id').text} ${specialty.nama_en ?? ''}`) === found,
    )
  )
}
