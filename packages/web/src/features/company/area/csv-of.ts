import type { Locale } from '@hospital/ui'

/** This mark tells spreadsheets to read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A place where a spreadsheet would begin a formula: a sign at the beginning of the cell, or after a character that another spreadsheet
 * takes for the end of a cell. Excel splits cells by its own language, whatever separator the file has, and then quotes do not stop it. The
 * full-width signs of East Asian keyboards count too. A sign alone, written for a missing value, begins no formula.
 */
const sign = /["\s]*[=+\-@＝＋－＠](?!["\s]*(?:$|[,;]))/.source
const behindEnd = new RegExp(String.raw`([,;\t\r\n])(?=${sign})`, 'g')

/** A spreadsheet skips blanks at the beginning of a cell. */
const atBeginning = new RegExp(String.raw`^(?=${sign}|[\t\r\n])`)

/**
 * Texts that a spreadsheet would store as another number or as a day: with a leading 0, with more digits than it shows, with an exponent,
 * or two small numbers. Without a mark, an employee number or an identity number would come back with other digits.
 */
const rewritten = /^(?=0\d+$|\d{12,}$|\d+(?:[.,]\d+)?e[+-]?\d+$|\d{1,2}[-/]\d{1,2}$)/i

/** A text that a spreadsheet keeps as it is and never runs as a formula, wherever the cell is cut. An apostrophe before it ensures that. */
const asText = (text: string): string =>
  text.replace(behindEnd, "$1'").replace(atBeginning, "'").replace(rewritten, "'")

/** A cell without the apostrophe with which spreadsheets, and `csvOf`, mark a text. */
export const withoutMark = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠\d])/, '')

/** A cell: a number as it is, a text quoted. */
const cellText = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : `"${asText(cell).replaceAll('"', '""')}"`

/** The separator of cells. Where numbers have a decimal comma, as in Indonesian, spreadsheets expect a semicolon. */
export const csvSeparator = (locale: Locale): ',' | ';' => (locale === 'id' ? ';' : ',')

/**
 * Rows as a file that a spreadsheet opens: texts are in quotes, lines end with CR and LF (RFC 4180). A text that a spreadsheet would
 * run as a formula, or store as another number, begins with an apostrophe.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(separator)}\r\n`).join('')
