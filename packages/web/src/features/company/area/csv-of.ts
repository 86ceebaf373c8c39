import type { Locale } from '@hospital/ui'

/** With it spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula, in the full widths of East Asian keyboards too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell: a number as it is, a text quoted and never run as a formula. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`

/** What parts the cells of a file: where numbers have a decimal comma, as in Indonesian, spreadsheets expect a semicolon. */
export const csvSeparator = (locale: Locale): ',' | ';' => (locale === 'id' ? ';' : ',')

/**
 * Rows as a file that a spreadsheet opens: texts are in quotes, lines end with CR and LF (RFC 4180). A cell that would be a formula
 * begins with an apostrophe, which makes it text.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')
