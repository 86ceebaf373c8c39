import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { BodyRow } from './body-row.tsx'
import type { ListColumn } from './column.ts'
import { PhoneSort } from './controls.tsx'
import * as styles from './data-table.css.ts'
import type { SortOrder } from './rows.ts'

/** The current order of a list, and the addresses of its other orders. */
export interface ListSorting {
  order: SortOrder
  /** The URL of the list in an order. */
  hrefOf: (order: SortOrder) => string
  /** Called when an order is chosen on a phone, where rows are cards without headings. */
  onSort: (order: SortOrder) => void
}

/** Props of {@link ListTable}. */
export interface ListTableProps<Row> {
  /** Names the table; shown above it. */
  caption: string
  /** The first one names the row. */
  columns: readonly ListColumn<Row>[]
  /** One page of rows. Default: outlines, until the first rows arrive. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  /** Default: the order is fixed. */
  sorting?: ListSorting | undefined
  /** Whether other rows are loading: the present ones stay readable, and pale. */
  busy?: boolean | undefined
}

/** One page of a long list that is sorted and paged by the server: its orders are links. On a phone every row is a card. */
export const ListTable = <Row,>(props: ListTableProps<Row>): ReactElement => {
  const { caption, columns, rows, rowKey, sorting, busy = false } = props
  const pale = busy && rows !== undefined
  return (
    <div className={classes(styles.root, pale && styles.pale)} aria-busy={busy || rows === undefined}>
      {sorting && (
        <PhoneSort columns={columns.filter(({ sortable }) => sortable)} order={sorting.order} onSort={sorting.onSort} />
      )}
      {/* Explicit roles: displayed as cards, the elements lose their implicit ones. */}
      <table role="table" className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          {/* oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={pale ? styles.paleRows : undefined}>
          {rows === undefined ? (
            <Outline columns={columns.length} />
          ) : (
            rows.map((row) => (
              <BodyRow key={rowKey(row)} columns={columns} row={row} className={pale ? styles.paleRow : undefined} />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

/** As many rows as a phone and a desktop show at once. */
const outlined = [1, 2, 3, 4, 5, 6]

const Outline = ({ columns }: { columns: number }): ReactNode => {
  const message = useMessage()
  return outlined.map((row) => (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
    <tr key={row} role="row" className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
      <td role="cell" colSpan={columns} className={styles.outline}>
        {row === 1 && <span className={styles.waiting}>{message('ui.loading')}</span>}
        <Skeleton />
      </td>
    </tr>
  ))
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>
  sorting: ListSorting | undefined
}

const HeadCell = <Row,>({
  column: { name, heading, sortable, figures },
  sorting,
}: HeadCellProps<Row>): ReactElement => {
  const message = useMessage()
  const mine = sorting?.order.column === name ? sorting.order : undefined
  const sorted = mine && (mine.ascending ? 'ascending' : 'descending')
  const isSortable = sorting !== undefined && sortable === true
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (sorted ?? 'none') : undefined}
      className={classes(styles.headCell, figures && styles.figures)}
    >
      {isSortable ? (
        <Anchor
          className={classes(styles.sort, styles.sortLink)}
          title={message('ui.table.sortBy', { column: heading })}
          href={sorting.hrefOf({ column: name, ascending: !mine?.ascending })}
        >
          <span>{heading}</span>
          <Icon name={mine ? (mine.ascending ? 'chevronUp' : 'chevronDown') : 'sort'} size="small" />
        </Anchor>
      ) : (
        heading
      )}
    </th>
  )
}
