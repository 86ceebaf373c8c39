/** The different texts of rows, sorted by name: the choices of a list's filter. */
export const choicesOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string | null): string[] =>
  [...new Set(rows.map((row) => textOf(row)))]
    .filter((text) => text !== null)
    .toSorted((one, other) => one.localeCompare(other, 'id', { numeric: true }))
