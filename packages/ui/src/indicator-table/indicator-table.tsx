import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { Column } from '../data-table/column.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { Tag } from '../facts/tag.tsx'
import { useMessage } from '../messages/use-message.ts'

/** A quality indicator. */
export interface Indicator {
  /** Identifies the row: two indicators may have the same name. */
  id: number
  name: string
  /** The target as text, such as "≥ 80%". */
  target: string
  /** The measured value. */
  value: number
  /** Such as "%" or "menit". */
  unit: string
  /** Whether the target was met; the caller decides. */
  reached: boolean
}

/** Props of {@link IndicatorTable}. */
export interface IndicatorTableProps {
  /** Which hospital and period, such as "RS Karawang, triwulan III 2026". */
  caption: string
  indicators: readonly Indicator[]
}

/** Quality indicators with their targets, and as text whether each was met. */
export const IndicatorTable = ({ caption, indicators }: IndicatorTableProps): ReactElement => {
  const message = useMessage()
  const columns = useMemo(
    (): Column<Indicator>[] => [
      { name: 'name', heading: message('ui.indicator.name'), cell: (row) => row.name, sortBy: (row) => row.name },
      { name: 'target', heading: message('ui.indicator.target'), cell: (row) => row.target, figures: true },
      {
        name: 'value',
        heading: message('ui.indicator.value'),
        cell: measured,
        sortBy: (row) => row.value,
        figures: true,
      },
      {
        name: 'reached',
        heading: message('ui.indicator.result'),
        cell: assessment,
        sortBy: (row) => Number(row.reached),
      },
    ],
    [message],
  )
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={indicators}
      rowKey={(row) => row.id}
      none={message('ui.indicator.none')}
    />
  )
}

const measured = (row: Indicator) => <Measured {...row} />
const assessment = (row: Indicator) => <Assessment {...row} />

const Assessment = ({ reached }: Indicator): ReactElement => {
  const message = useMessage()
  return (
    <Tag tone={reached ? 'good' : 'notice'}>{message(reached ? 'ui.indicator.reached' : 'ui.indicator.missed')}</Tag>
  )
}

const Measured = ({ value, unit }: Indicator): ReactElement => {
  const message = useMessage()
  // No space before a per cent sign, one before a word.
  return <>{message('ui.measured', { value, unit: unit === '%' ? unit : ` ${unit}` })}</>
}
