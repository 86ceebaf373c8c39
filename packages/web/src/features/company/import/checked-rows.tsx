import { RowsPreview } from '@hospital/ui/imports'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import { useEmployeeColumns } from './employee-columns.tsx'
import type { OpenFile } from './import-state.ts'
import { problemsOf } from './row-texts.ts'

interface CheckedRowsProps {
  readonly open: OpenFile
  readonly rows: readonly CheckedRow[]
}

const itself = (row: CheckedRow): CheckedRow => row

/** The rows of a file before they are sent, each with its problems. */
export const CheckedRows = ({ open, rows }: CheckedRowsProps): ReactElement => {
  const message = useMessage()
  return (
    <RowsPreview
      caption={message('web.company.import.preview')}
      rows={rows}
      rowNumber={({ row }) => row}
      columns={useEmployeeColumns(open, itself)}
      outcome={(row) => ({
        text: message(row.employee ? 'web.company.import.row.right' : 'web.company.import.row.wrong'),
        tone: row.employee ? 'good' : 'notice',
        problems: problemsOf(row, open.columns, message),
      })}
      none={message('web.company.import.preview.none')}
    />
  )
}
