import { matchedCount } from './columns.ts'
import { findHeadings, headingRows } from './headings.ts'
import { parseCsv, separators } from './parse-csv.ts'
import type { Separator } from './parse-csv.ts'

/** The text of a file, ready to be parsed. */
export interface ReadText {
  /** Line breaks are `\n`. */
  readonly text: string
  readonly separator: Separator
}

/** How many rows decide on the separator of a file: the rows that may be headings, and as many after them. */
const looked = headingRows * 2

interface Guess {
  readonly separator: Separator
  /** The number of fields that the headings name. */
  readonly matched: number
  /** The number of rows with as many cells as the headings, if the headings have several. */
  readonly alike: number
  readonly cells: number
}

const guessOf = (text: string, separator: Separator): Guess => {
  const all = parseCsv(text, separator, looked).next().value?.rows ?? []
  const rows = all.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const { headings = [], start = 0 } = findHeadings(rows) ?? {}
  const cells = rows[start]?.length ?? 0
  const alike = cells > 1 ? rows.filter((row) => row.length === cells).length : 0
  return { separator, matched: matchedCount(headings), alike, cells }
}

/** Guesses the separator: the one with the best headings, then with the best rows. */
const guessSeparator = function* (text: string): Generator<void, Separator> {
  const guesses: Guess[] = []
  for (const separator of separators) {
    guesses.push(guessOf(text, separator))
    yield
  }
  const [best] = guesses.toSorted(
    (one, other) => other.matched - one.matched || other.alike - one.alike || other.cells - one.cells,
  )
  return best?.separator ?? ','
}

const isSeparator = (text: string | undefined): text is Separator => separators.some((one) => one === text)

/**
 * Prepares a text for parsing and finds its separator, piece by piece. A first line `sep=;`, with which spreadsheets name the separator, is
 * not a row.
 */
export const readText = function* (decoded: string): Generator<void, ReadText> {
  const text = decoded.replaceAll(/\r\n?/g, '\n')
  const told = /^"?sep=(.)"?\n/i.exec(text)
  if (told && isSeparator(told[1])) return { text: text.slice(told[0].length), separator: told[1] }
  return { text, separator: yield* guessSeparator(text) }
}
