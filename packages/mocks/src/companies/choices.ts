/** The different texts of rows, by name: what a list may be filtered by. */
export const choicesOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string | null): string[] =>
  [...new Set(rows.map((row) => textOf(row)))]
    .filter((text) => text !== null)
    .toSorted((one, other) => one.localeCompare(other, 'id', { numeric: true }))
