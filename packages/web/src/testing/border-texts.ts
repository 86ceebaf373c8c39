import type { FieldConstraint } from '@hospital/sdk/constraints'
import * as fc from 'fast-check'

/** The characters of texts with a given length: letters, digits, emoji (two units each), and letters with a combining mark. */
const fillers = ['x', '9', '\u{1F642}', 'e\u0301', 'x ', '-'] as const

const lengthsAround = (limit: number | undefined): readonly number[] =>
  limit === undefined ? [] : [limit - 1, limit, limit + 1].filter((length) => length > 0)

const ofPattern = (pattern: string): readonly string[] =>
  fc
    .sample(fc.stringMatching(new RegExp(pattern)), { seed: 20_261_121, numRuns: 20 })
    .flatMap((text) => [text, text.slice(1), `${text}0`, text.toLowerCase(), text.toUpperCase()])

const numbers = ({ minimum = 0, maximum = 1_000_000_000 }: FieldConstraint): readonly string[] => [
  ...[minimum - 1, minimum, maximum, maximum + 1].map(String),
  '1e3',
  '1.0',
  '007',
  '-0',
  '+1',
]

/** Texts at the limits of the contract's constraints of a field, inside and outside. */
export const borderTexts = (constraint: FieldConstraint): readonly string[] => {
  const { minLength, maxLength, options = [], pattern, format, integer, items } = constraint
  const lengths = [...lengthsAround(minLength), ...lengthsAround(maxLength)]
  return [
    ...lengths.flatMap((length) => fillers.map((filler) => filler.repeat(length).slice(0, Math.max(length, 2)))),
    ...lengths.flatMap((length) => ['\u{1F642}', 'e\u0301'].map((filler) => filler.repeat(length))),
    ...options.flatMap((option) => [option, option.toUpperCase(), ` ${option} `]),
    ...(pattern === undefined ? [] : ofPattern(pattern)),
    ...(integer ? numbers(constraint) : []),
    ...(format === 'email'
      ? lengthsAround(254).map((length) => `${'a'.repeat(Math.min(60, length))}@${'b'.repeat(length - 72)}.contoh.id`)
      : []),
    ...(items ? borderTexts(items).flatMap((text) => [text, `${text}, ${text}`]) : []),
  ]
}
