/**
 * The school grade that can read a sentence: Flesch–Kincaid, 0.39 × words + 11.8 × syllables per word − 15.59, for one sentence. Grade 7 is
 * the age of twelve. Indonesian words have more syllables than English words of the same difficulty, so each Indonesian syllable counts
 * 0.6: the factor of Harjasujana and Mulyati for reading Fry's graph in Indonesian.
 */
export const readingGrade = (sentence: string, language: 'id' | 'en'): number => {
  const words = wordsOf(sentence)
  const syllables = words.reduce((sum, word) => sum + syllablesIn[language](word), 0)
  return 0.39 * words.length + 11.8 * ((syllables * factors[language]) / words.length) - 15.59
}

const factors = { id: 0.6, en: 1 } as const

/** The words of a sentence, in small letters, without numbers and signs. */
export const wordsOf = (sentence: string): readonly string[] =>
  sentence.toLowerCase().match(/\p{L}[\p{L}\d’-]*/gu) ?? []

/** Indonesian spelling follows the sound: each vowel is a syllable, but `ai`, `au` and `oi` at the end of a word are one. */
const indonesianSyllables = (word: string): number =>
  Math.max(1, word.replace(/(?:ai|au|oi)$/, 'a').match(/[aeiou]/g)?.length ?? 0)

/** In English each run of vowels is a syllable, without a silent e at the end. */
const englishSyllables = (word: string): number => {
  const spoken = word.replace(/(?:[^laeiouy]e|[^td]ed|[^csxz]es)$/, (ending) => ending.charAt(0))
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

const syllablesIn = { id: indonesianSyllables, en: englishSyllables } as const
