import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import type { Column } from './column.ts'
import * as styles from './data-table.css.ts'

/** The fields of a column that a row needs. */
type BodyColumn<Row> = Pick<Column<Row>, 'name' | 'heading' | 'cell' | 'figures'>

interface BodyRowProps<Row> {
  columns: readonly BodyColumn<Row>[]
  row: Row
  /** Default: no class of its own. */
  className?: string | undefined
}

/** A row: the first column names it. */
export const BodyRow = <Row,>({ columns, row, className }: BodyRowProps<Row>): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
  <tr role="row" className={classes(styles.row, className)}>
    {columns.map((column, index) => {
      const Cell = index === 0 ? 'th' : 'td'
      return (
        <Cell
          key={column.name}
          role={index === 0 ? 'rowheader' : 'cell'}
          scope={index === 0 ? 'row' : undefined}
          data-heading={column.heading}
          className={classes(styles.cell, index === 0 && styles.first, column.figures && styles.figures)}
        >
          {column.cell(row)}
        </Cell>
      )
    })}
  </tr>
)
