import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { Locale } from '@hospital/ui'
import type { MessageId } from '../../../i18n/use-message.ts'

/** The parts of a value that its naming needs. */
export type JudgedTest = Pick<HospitalCareComponents['schemas']['LabTest'], 'nama' | 'penanda'>

interface Words {
  readonly message: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  readonly locale: Locale
}

/** The most values that the text names. More would be a list to read, so the text counts them. */
const mostNamed = 4

const sentences = [
  ['tinggi', 'web.results.above'],
  ['rendah', 'web.results.below'],
  ['abnormal', 'web.results.outside'],
] as const

/**
 * The values above, below or otherwise outside of their reference, in words: `Leukosit dan CRP di atas rujukan.` Undefined for none, and
 * for too many.
 */
export const outsideInWords = (tests: readonly JudgedTest[], { message, locale }: Words): string | undefined => {
  const groups = sentences.map(([flag, text]) => ({
    text,
    names: [...new Set(tests.flatMap(({ nama, penanda }) => (penanda === flag ? nama : [])))],
  }))
  const count = groups.reduce((sum, { names }) => sum + names.length, 0)
  if (count === 0 || count > mostNamed) return undefined
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return groups
    .filter(({ names }) => names.length > 0)
    .map(({ text, names }) => message(text, { tests: list.format(names) }))
    .join(' ')
}
