/** A page of a list: the parts that readAllPages needs. */
export interface ReadPage<Row> {
  readonly rows: readonly Row[]
  /** Rows on all pages. */
  readonly total: number
}

/** How reading all pages of a list ended. */
export type AllPages<Row> =
  | { readonly status: 'read'; readonly rows: readonly Row[] }
  /** A page could not be read. */
  | { readonly status: 'failed' }
  /** Rows came or went meanwhile, so that some would be missing or double. */
  | { readonly status: 'changed' }
  | { readonly status: 'stopped' }

interface AllPagesInput<Row> {
  /** Reads a page, from 1 on; undefined if that fails. */
  readonly readPage: (page: number) => Promise<ReadPage<Row> | undefined>
  readonly keyOf: (row: Row) => number
  /** After each page. */
  readonly onProgress: (read: number, total: number) => void
  readonly signal: AbortSignal
}

/** Reads all pages of a list, one after the other, so that other people's calls are not held up. */
export const readAllPages = async <Row>({
  readPage,
  keyOf,
  onProgress,
  signal,
}: AllPagesInput<Row>): Promise<AllPages<Row>> => {
  const rows = new Map<number, Row>()
  let total: number | undefined
  for (let page = 1; total === undefined || rows.size < total; page += 1) {
    const read = await readPage(page)
    if (signal.aborted) return { status: 'stopped' }
    if (!read) return { status: 'failed' }
    const before = rows.size
    for (const row of read.rows) rows.set(keyOf(row), row)
    const isNew = rows.size === before + read.rows.length && (read.rows.length > 0 || read.total === 0)
    if (!isNew || (total !== undefined && total !== read.total)) return { status: 'changed' }
    total = read.total
    onProgress(rows.size, total)
  }
  return rows.size === total ? { status: 'read', rows: [...rows.values()] } : { status: 'changed' }
}
