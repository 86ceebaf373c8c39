import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { useLocale } from '../lib/locale.ts'
import { useMessage } from '../messages/use-message.ts'
import { BodyRow } from './body-row.tsx'
import type { Column } from './column.ts'
import { Pager, PhoneSort } from './controls.tsx'
import * as styles from './data-table.css.ts'
import { pageOfRows, sortRows } from './rows.ts'
import type { SortOrder } from './rows.ts'

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** Names the table; shown above it. */
  caption: string
  /** The first one names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Default: 20. Only one page is in the document, so thousands of rows cost nothing. */
  pageSize?: number | undefined
  /** The initial order. Default: the order of `rows`. */
  order?: SortOrder | undefined
  /** The text for an empty table. */
  none: string
}

/** Rows to compare, sortable by column and paged. On a phone every row is a card. */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  pageSize = 20,
  order: first,
  none,
}: DataTableProps<Row>): ReactElement => {
  const locale = useLocale()
  const [order, setOrder] = useState<SortOrder | undefined>(first)
  const [page, setPage] = useState(1)
  const sorted = useMemo(() => {
    const valueOf = columns.find((column) => column.name === order?.column)?.sortBy
    return order && valueOf ? sortRows(rows, valueOf, order.ascending, locale) : rows
  }, [rows, columns, order, locale])
  const view = pageOfRows(sorted, page, pageSize)
  const sort = (next: SortOrder) => {
    setOrder(next)
    setPage(1)
  }
  if (rows.length === 0) return <EmptyState title={none} />
  return (
    <div className={styles.root}>
      <PhoneSort columns={columns.filter(({ sortBy }) => sortBy)} order={order} onSort={sort} />
      {/* Explicit roles: displayed as cards, the elements lose their implicit ones. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          {/* oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} order={order} onSort={sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {view.rows.map((row) => (
            <BodyRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
      <Pager view={view} count={rows.length} onPage={setPage} caption={caption} />
    </div>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  order: SortOrder | undefined
  onSort: (order: SortOrder) => void
}

const HeadCell = <Row,>({ column, order, onSort }: HeadCellProps<Row>): ReactElement => {
  const message = useMessage()
  const mine = order?.column === column.name ? order : undefined
  const sorted = mine && (mine.ascending ? 'ascending' : 'descending')
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortBy ? (sorted ?? 'none') : undefined}
      className={classes(styles.headCell, column.figures && styles.figures)}
    >
      {column.sortBy ? (
        <button
          type="button"
          className={styles.sort}
          title={message('ui.table.sortBy', { column: column.heading })}
          onClick={() => onSort({ column: column.name, ascending: !mine?.ascending })}
        >
          <span>{column.heading}</span>
          <Icon name={mine ? (mine.ascending ? 'chevronUp' : 'chevronDown') : 'sort'} size="small" />
        </button>
      ) : (
        column.heading
      )}
    </th>
  )
}
