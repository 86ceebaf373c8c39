import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../button/button.tsx'
import { SelectField } from '../field/select-field.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './data-table.css.ts'
import type { PageOfRows, SortOrder } from './rows.ts'

/** Props of {@link PhoneSort}. */
interface PhoneSortProps {
  /** The columns that the table can be sorted by. */
  columns: readonly { name: string; heading: string }[]
  order: SortOrder | undefined
  onSort: (order: SortOrder) => void
}

/** Sorting on phones, where rows are cards without column headings. */
export const PhoneSort = ({ columns, order, onSort }: PhoneSortProps): ReactElement | null => {
  const message = useMessage()
  const box = useRef<HTMLDivElement>(null)
  const options = columns.flatMap(({ name, heading }) => [
    { value: `+${name}`, label: message('ui.table.ascending', { column: heading }) },
    { value: `-${name}`, label: message('ui.table.descending', { column: heading }) },
  ])
  const current = order && `${order.ascending ? '+' : '-'}${order.column}`
  // If a heading was pressed, the effect sets the value by hand: a new select would lose the focus of the old one.
  useEffect(() => {
    const select = box.current?.querySelector('select')
    if (select && current) select.value = current
  }, [current])
  if (options.length === 0) return null
  return (
    <div ref={box} className={styles.phoneSort}>
      <SelectField
        label={message('ui.table.sort')}
        name="sort"
        any={order ? undefined : message('ui.table.asGiven')}
        options={options}
        value={current}
        onChange={(value) => {
          if (value !== '') onSort({ column: value.slice(1), ascending: value.startsWith('+') })
        }}
      />
    </div>
  )
}

/** Props of {@link Pager}. */
interface PagerProps {
  view: PageOfRows<unknown>
  count: number
  onPage: (page: number) => void
  caption: string
}

/** The range of the rows shown, and buttons to the others. At an end a button stays and does nothing, so that it keeps focus. */
export const Pager = ({ view, count, onPage, caption }: PagerProps): ReactElement => {
  const message = useMessage()
  const step = (page: number) => {
    if (page >= 1 && page <= view.pageCount) onPage(page)
  }
  return (
    <div className={styles.pager} role="group" aria-label={message('ui.pagination.label', { label: caption })}>
      <p role="status">{message('ui.table.range', { from: view.from, to: view.to, count })}</p>
      {view.pageCount > 1 && (
        <div className={styles.steps} data-print="hide">
          <Button tone="secondary" aria-disabled={view.page === 1} onClick={() => step(view.page - 1)}>
            {message('ui.pagination.previous')}
          </Button>
          <Button tone="secondary" aria-disabled={view.page === view.pageCount} onClick={() => step(view.page + 1)}>
            {message('ui.pagination.next')}
          </Button>
        </div>
      )}
    </div>
  )
}
