import { matchColumns, matchedCount } from './columns.ts'

/** The headings of a file, and their place. */
export interface FoundHeadings {
  /** The headings, without empty ones at the end of the row. */
  readonly headings: readonly string[]
  /** The first row of the headings, from 0. */
  readonly start: number
  /** The first row after the headings, from 0. */
  readonly end: number
}

/** The number of rows that may have the headings: files of personnel departments begin with a title, an address, a date. */
export const headingRows = 20

/** A heading without the mark that remains in it after files were joined. */
const headingOf = (cell: string | undefined): string => (cell ?? '').replaceAll('\uFEFF', '').trim()

const isNamed = (heading: string): boolean => heading !== ''

const withoutNameless = (headings: readonly string[]): readonly string[] =>
  headings.slice(0, headings.findLastIndex(isNamed) + 1)

/** The heading of a column in two rows: `Tanggal` above `lahir`, or the other way round, or a group name above the heading that counts. */
const joined = (upper: string, lower: string): string => {
  const both = `${upper} ${lower}`.trim()
  return [both, `${lower} ${upper}`.trim(), lower].find((text) => matchedCount([text]) > 0) ?? both
}

/** Headings in two rows. If cells were merged across columns, a spreadsheet writes the text into the first of them. */
const joinedRows = (upper: readonly string[], lower: readonly string[]): readonly string[] => {
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_column, at) => {
    const [above, below] = [headingOf(upper[at]), headingOf(lower[at])] as const
    if (isNamed(above)) group = above
    return joined(isNamed(above) || !isNamed(below) ? above : group, below)
  })
}

const columnsIn = (headings: readonly string[]): string => JSON.stringify(matchColumns(headings))

/**
 * Two rows as one row of headings, if together they name columns that neither names alone. A row with a digit is an employee, since each
 * employee has a birth date.
 */
const asPair = (upper: readonly string[], lower: readonly string[]): readonly string[] | undefined => {
  if (lower.some((cell) => /\d/.test(cell))) return undefined
  const headings = joinedRows(upper, lower)
  return [upper, lower].some((row) => columnsIn(row) === columnsIn(headings)) ? undefined : headings
}

/**
 * Finds the headings among the first rows that are not blank: the row, or the two rows together, with the most known fields. If no row
 * names a field, the first row with several cells, so that the user can choose columns by hand.
 */
export const findHeadings = (rows: readonly (readonly string[])[]): FoundHeadings | undefined => {
  const candidates = rows.slice(0, headingRows).flatMap((row, start) => {
    const pair = asPair(row, rows[start + 1] ?? [])
    const one = { headings: row.map(headingOf), start, end: start + 1 }
    return pair ? [{ headings: pair, start, end: start + 2 }, one] : [one]
  })
  const most = Math.max(...candidates.map(({ headings }) => matchedCount(headings)))
  const found =
    candidates.find(({ headings }) => most > 0 && matchedCount(headings) === most) ??
    candidates.find(({ headings }) => headings.filter(isNamed).length > 1) ??
    candidates[0]
  return found && { ...found, headings: withoutNameless(found.headings) }
}
