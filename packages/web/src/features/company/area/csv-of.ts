import type { Locale } from '@hospital/ui'

/** With it spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Where a spreadsheet would begin a formula: a sign at the beginning of the cell, or behind what another spreadsheet takes for the end of
 * a cell. Excel parts cells as its own language does, whatever the file is written with; quotes do not stop it then. Signs are those of the
 * full widths of East Asian keyboards too. A sign by itself, as where a value is missing, begins none.
 */
const sign = /["\s]*[=+\-@＝＋－＠](?!["\s]*(?:$|[,;]))/.source
const behindEnd = new RegExp(String.raw`([,;\t\r\n])(?=${sign})`, 'g')

/** A spreadsheet skips blanks at the beginning of a cell. */
const atBeginning = new RegExp(String.raw`^(?=${sign}|[\t\r\n])`)

/**
 * Texts that a spreadsheet stores as another number or as a day: with a 0 in front, with more digits than it shows, with an exponent,
 * or two small numbers. The number of an employee and an identity number come back from it with other digits otherwise.
 */
const rewritten = /^(?=0\d+$|\d{12,}$|\d+(?:[.,]\d+)?e[+-]?\d+$|\d{1,2}[-/]\d{1,2}$)/i

/** A text that a spreadsheet leaves as it is and never runs as a formula, wherever its cell is cut: an apostrophe is before it. */
const asText = (text: string): string =>
  text.replace(behindEnd, "$1'").replace(atBeginning, "'").replace(rewritten, "'")

/** A cell without the apostrophe by which spreadsheets, and `csvOf`, tell that it is a text. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠\d])/, '')

/** A cell: a number as it is, a text quoted. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${asText(cell).replaceAll('"', '""')}"`

/** What parts the cells of a file: where numbers have a decimal comma, as in Indonesian, spreadsheets expect a semicolon. */
export const csvSeparator = (locale: Locale): ',' | ';' => (locale === 'id' ? ';' : ',')

/**
 * Rows as a file that a spreadsheet opens: texts are in quotes, lines end with CR and LF (RFC 4180). A text that a spreadsheet would
 * run as a formula, or store as another number, begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')
