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

/** A text that is no formula, wherever its cell is cut. */
const withoutFormula = (text: string): string => text.replace(behindEnd, "$1'").replace(atBeginning, "'")

/** A cell: a number as it is, a text quoted and never run as a formula. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${withoutFormula(cell).replaceAll('"', '""')}"`

/** What parts the cells of a file: where numbers have a decimal comma, as in Indonesian, spreadsheets expect a semicolon. */
export const csvSeparator = (locale: Locale): ',' | ';' => (locale === 'id' ? ';' : ',')

/**
 * Rows as a file that a spreadsheet opens: texts are in quotes, lines end with CR and LF (RFC 4180). A formula
 * begins with an apostrophe, which makes it text.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')
