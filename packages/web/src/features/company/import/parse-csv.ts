import papaparse from 'papaparse'

/** What parts the cells of a row. */
export type Separator = ',' | ';' | '\t'

/** The separators that are looked for, the most likely of equals first. */
export const separators: readonly Separator[] = [',', ';', '\t']

/** A row of a file that is not blank. */
export interface FileRow {
  /** As spreadsheets count: from 1, and blank rows count too. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Some rows of a file. `isUnclosed`: a quote in the last one is never closed, so that it holds the rest of the file. */
export interface ParsedRows {
  readonly rows: readonly (readonly string[])[]
  readonly isUnclosed: boolean
}

/** Rows that are parsed in one go: few enough for a frame of a slow phone. */
const rowsAtOnce = 200

/**
 * Parses a text piece by piece, so that a page can do something else in between. Line breaks are `\n`, see `readText`. Cells are as
 * they were typed; a quote within quotes is doubled. Rows may be of any length.
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
      // The fast way would look through all of the rest for each piece.
      fastMode: false,
      preview: atOnce,
    })
    const isUnclosed = errors.some(({ code }) => code === 'MissingQuotes')
    yield { rows: data, isUnclosed }
    if (!meta.truncated || meta.cursor === 0) return
    at += meta.cursor
  }
}
