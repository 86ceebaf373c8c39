import type { ReactNode } from 'react'
import type { SortValue } from './rows.ts'

/** A column: its heading, its cells and its sort value. */
export interface Column<Row> {
  /** Identifies the column. */
  name: string
  heading: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable. */
  sortBy?: ((row: Row) => SortValue) | undefined
  /** Aligns figures to the end, so that their digits line up. */
  figures?: boolean | undefined
}

/** A column of a list that the server sorts. */
export interface ListColumn<Row> extends Pick<Column<Row>, 'name' | 'heading' | 'cell' | 'figures'> {
  sortable?: boolean | undefined
}
