import papaparse from 'papaparse'

/** A separator of the cells in a row. */
export type Separator = ',' | ';' | '\t'

/** The possible separators. If several fit equally, the first one wins. */
export const separators: readonly Separator[] = [',', ';', '\t']

/** A row of a file that is not blank. */
export interface FileRow {
  /** The row number as in spreadsheets: from 1, and blank rows count too. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Some rows of a file. `isUnclosed`: a quote in the last row is never closed, so that its cell holds the rest of the file. */
export interface ParsedRows {
  readonly rows: readonly (readonly string[])[]
  readonly isUnclosed: boolean
}

/** The number of rows to parse before the work may pause: few enough for one frame on a slow phone. */
const rowsAtOnce = 200

/**
 * Parses a text piece by piece, so that the page can do other work in between. Line breaks are `\n`, see `readText`. Cells keep their text
 * as typed; a quote within quotes is doubled. Rows may have any length.
 */
export const parseCsv = function* (
  text: string,
  separator: Separator,
  atOnce = rowsAtOnce,
): Generator<ParsedRows, void> {
  let at = 0
  while (at < text.length) {
    const { data, errors, meta } = papaparse.parse<string[]>(text.slice(at), {
      delimiter: separator,
      newline: '\n',
      // The fast mode would search the whole rest of the text for each piece.
      fastMode: false,
      preview: atOnce,
    })
    const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes')
    yield { rows: data, isUnclosed }
    if (!meta.truncated || meta.cursor === 0) return
    at += meta.cursor
  }
}
