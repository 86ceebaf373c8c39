/** A cell of a table: a number is written as it is. */
export type CsvCell = string | number

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

/** Marks a text as such for spreadsheets: whoever made it may not have meant a formula, or may have meant harm. */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

const cellText = (cell: CsvCell): string => {
  const text = typeof cell === 'number' ? String(cell) : harmless(cell)
  return /[",;\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A table as a file of comma-separated values (RFC 4180) that is safe to open in a spreadsheet: texts that begin like a formula
 * (`=`, `+`, `-`, `@`, tab, carriage return) get an apostrophe before them. Numbers stay numbers.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  byteOrderMark + [header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
