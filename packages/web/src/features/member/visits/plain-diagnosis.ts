import type { Locale } from '@hospital/ui'
import words from './diagnosis-words.json' with { type: 'json' }

const known: Readonly<Record<string, Readonly<Record<Locale, string>>>> = words

/**
 * An ICD-10 code in plain words: the words of the code itself, or else of its category, the first three characters. Undefined for a code
 * that the table lacks, and for a diagnosis without a code: nothing is guessed from its name.
 */
export const plainDiagnosis = (code: string | null, locale: Locale): string | undefined =>
  code === null ? undefined : (known[code] ?? known[code.slice(0, 3)])?.[locale]
