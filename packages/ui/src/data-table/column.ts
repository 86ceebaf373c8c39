import type { ReactNode } from 'react'
import type { SortValue } from './rows.ts'

/** A column: its heading, its cells and its sort value. */
export interface Column<Row> {
  /** Tells columns apart. */
  name: string
  heading: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: ((row: Row) => SortValue) | undefined
  /** Aligns figures to the end, so that their digits line up. */
  figures?: boolean | undefined
}
