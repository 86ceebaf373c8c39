import type { ReactElement } from 'react'
import type { Column } from '../data-table/column.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { Tag } from '../facts/tag.tsx'
import type { TagProps } from '../facts/tag.tsx'
import type { Localizable } from '../lib/content.ts'
import { plainText } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './imports.css.ts'

/** A problem of a row. */
export interface RowProblem {
  /** The field with the problem, such as "Tanggal lahir". Default: the row as a whole. */
  field?: string | undefined
  /** The value of the field as it was typed. */
  typed?: string | undefined
  reason: Localizable
}

/** A row's status or message. */
export interface RowOutcome {
  text: string
  tone: TagProps['tone']
  problems: readonly RowProblem[]
}

/** Props of {@link RowsPreview}. */
export interface RowsPreviewProps<Row> {
  /** Names the table; shown above it. */
  caption: string
  rows: readonly Row[]
  /** The number of a row in its file, as spreadsheets count. */
  rowNumber: (row: Row) => number
  /** The columns with the data of the file, between the row number and the outcome. */
  columns: readonly Column<Row>[]
  outcome: (row: Row) => RowOutcome
  /** The text for an empty table. */
  none: string
}

/** The rows of a file, a page at a time, each with its problems. */
export const RowsPreview = <Row,>(props: RowsPreviewProps<Row>): ReactElement => {
  const { caption, rows, rowNumber, columns, outcome, none } = props
  const message = useMessage()
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={rowNumber}
      none={none}
      pageSize={10}
      columns={[
        {
          name: 'row',
          heading: message('ui.imports.row'),
          cell: (row) => message('ui.imports.rowNumber', { number: rowNumber(row) }),
        },
        ...columns,
        { name: 'outcome', heading: message('ui.imports.outcome'), cell: (row) => outcomeCell(outcome(row)) },
      ]}
    />
  )
}

const outcomeCell = ({ text, tone, problems }: RowOutcome): ReactElement => (
  <div className={styles.outcome}>
    <Tag tone={tone}>{text}</Tag>
    {problems.length > 0 && (
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${plainText(problem.reason)}`}>
            <Problem {...problem} />
          </li>
        ))}
      </ul>
    )}
  </div>
)

const Problem = ({ field, typed, reason }: RowProblem): ReactElement => (
  <>
    {field !== undefined && (
      <>
        <strong>{field}</strong>
        {typed !== undefined && typed !== '' && (
          <>
            {' '}
            <q className={styles.typed}>{typed}</q>
          </>
        )}
        {': '}
      </>
    )}
    <LocalizedText value={reason} />
  </>
)
