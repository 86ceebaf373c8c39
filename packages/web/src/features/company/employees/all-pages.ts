import { pagesOf } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'

/** A page of a list: the parts that readAllPages needs. */
export interface ReadPage<Row> {
  readonly rows: readonly Row[]
  /** `total`: rows on all pages. */
  readonly pagination: { readonly total: number; readonly pageCount: number }
}

/** How reading all pages of a list ended. */
export type AllPages<Row> =
  | { readonly status: 'read'; readonly rows: readonly Row[] }
  /** A page could not be read. */
  | { readonly status: 'failed' }
  /** Rows came or went during the reading, so some would be missing or double. */
  | { readonly status: 'changed' }
  | { readonly status: 'stopped' }

interface AllPagesInput<Row> {
  /** Reads a page, from 1 on. */
  readonly load: (page: number) => Promise<Result<ReadPage<Row>>>
  readonly keyOf: (row: Row) => number
  /** Called after each page. */
  readonly onProgress: (read: number, total: number) => void
  readonly signal: AbortSignal
}

/** Reads all pages of a list, and detects whether the list changed during the reading. */
export const readAllPages = async <Row>({
  load,
  keyOf,
  onProgress,
  signal,
}: AllPagesInput<Row>): Promise<AllPages<Row>> => {
  const rows = new Map<number, Row>()
  let total: number | undefined
  for await (const { data: read } of pagesOf(load)) {
    if (signal.aborted) return { status: 'stopped' }
    if (!read) return { status: 'failed' }
    const before = rows.size
    for (const row of read.rows) rows.set(keyOf(row), row)
    const isOther = total !== undefined && total !== read.pagination.total
    if (isOther || rows.size < before + read.rows.length) return { status: 'changed' }
    total = read.pagination.total
    onProgress(rows.size, total)
  }
  return rows.size === total ? { status: 'read', rows: [...rows.values()] } : { status: 'changed' }
}
