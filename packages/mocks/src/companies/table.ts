/** Rows by id. */
export interface Table<Row extends { readonly id: number }> {
  readonly all: () => readonly Row[]
  readonly byId: (id: number) => Row | undefined
  /** Adds a row under the next free id. */
  readonly add: (row: Omit<Row, 'id'>) => Row
  /** Replaces the row with the same id. */
  readonly replace: (row: Row) => Row
}

/** Creates a table. */
export const createTable = <Row extends { readonly id: number }>(seed: readonly Row[]): Table<Row> => {
  const rows = new Map(seed.map((row) => [row.id, row]))
  const replace = (row: Row) => {
    rows.set(row.id, row)
    return row
  }
  return {
    all: () => [...rows.values()],
    byId: (id) => rows.get(id),
    // The cast is safe: a row without its id, plus an id, is a row. TypeScript cannot prove this for a type parameter.
    add: (row) => replace({ ...row, id: Math.max(0, ...rows.keys()) + 1 } as Row),
    replace,
  }
}
