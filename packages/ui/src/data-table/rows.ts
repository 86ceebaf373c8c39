/** The sort value of a column: text in alphabetical order, or a number. Undefined comes last in both directions. */
export type SortValue = string | number | undefined

/** The sorted column and the direction. */
export interface SortOrder {
  column: string
  ascending: boolean
}

/** Sorts a copy of the rows. The sort is stable, and rows without a value come last. */
export const sortRows = <Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  ascending: boolean,
  locale: string,
): Row[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const direction = ascending ? 1 : -1
  // Reads each value once: thousands of rows are compared many times.
  const keyed = rows.map((row) => ({ row, value: valueOf(row) }))
  keyed.sort((one, other) => {
    if (one.value === undefined || other.value === undefined)
      return Number(one.value === undefined) - Number(other.value === undefined)
    const order =
      typeof one.value === 'number' && typeof other.value === 'number'
        ? one.value - other.value
        : compare(String(one.value), String(other.value))
    return order * direction
  })
  return keyed.map(({ row }) => row)
}

/** One page of rows and its position. */
export interface PageOfRows<Row> {
  rows: readonly Row[]
  page: number
  pageCount: number
  /** Counts from 1; 0 if there are no rows. */
  from: number
  to: number
}

/** The page with that number, counted from 1, clamped to the existing pages. */
export const pageOfRows = <Row>(rows: readonly Row[], page: number, size: number): PageOfRows<Row> => {
  const pageCount = Math.max(1, Math.ceil(rows.length / size))
  const current = Math.min(pageCount, Math.max(1, page))
  const start = (current - 1) * size
  const shown = rows.slice(start, start + size)
  return { rows: shown, page: current, pageCount, from: shown.length === 0 ? 0 : start + 1, to: start + shown.length }
}
