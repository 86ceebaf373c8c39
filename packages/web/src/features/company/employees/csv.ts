/** With it spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula, in the full widths of East Asian keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A text as a cell: quoted, and never run as a formula. */
const cell = (text: string): string => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * Rows as a file that a spreadsheet opens: every cell in quotes, lines end with CR and LF (RFC 4180). A cell that would be a formula
 * begins with an apostrophe, which makes it text. `separator` is the one of the reader's language: where numbers have a decimal
 * comma, as in Indonesian, spreadsheets expect a semicolon.
 */
export const csvOf = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')
