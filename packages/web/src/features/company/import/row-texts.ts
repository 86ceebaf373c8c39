import type { RowProblem as ShownProblem } from '@hospital/ui/imports'
import type { Message } from '../../../i18n/use-message.ts'
import type { CheckedRow } from './check-rows.ts'
import type { Columns } from './columns.ts'
import { importFields } from './import-fields.ts'
import type { ImportField } from './import-fields.ts'
import type { ReportRow } from './import-report.ts'
import { fieldWords, problemWords } from './import-words.ts'

/** A cell as it was typed. */
const typedCell = ({ cells }: CheckedRow, columns: Columns, field: ImportField): string => {
  const column = columns[field]
  return column === undefined ? '' : (cells[column] ?? '')
}

/** The value that will be registered; if the row is wrong, the text as typed. */
export const valueOf = (row: CheckedRow, columns: Columns, field: ImportField): string =>
  row.employee ? (row.employee[field] ?? '') : typedCell(row, columns, field)

/** The problems of a row that the check found, in the order of the fields. */
export const problemsOf = (row: CheckedRow, columns: Columns, message: Message): readonly ShownProblem[] => [
  ...(row.isTooLong ? [{ reason: message('web.company.import.wrong.width') }] : []),
  ...importFields.flatMap((field) => {
    const problem = row.problems[field]
    if (!problem) return []
    const values = problem.kind === 'double' ? { row: problem.row } : undefined
    return {
      field: message(fieldWords[field]),
      typed: typedCell(row, columns, field),
      reason: message(problemWords[problem.kind], values),
    }
  }),
]

const isImportField = (name: string): name is ImportField => Object.hasOwn(fieldWords, name)

/** All problems of a row: those that the check found, and the server's. */
export const reasonsOf = (
  { checked, refusals }: ReportRow,
  columns: Columns,
  message: Message,
): readonly ShownProblem[] => [
  ...problemsOf(checked, columns, message),
  ...Object.entries(refusals).flatMap(([name, reasons]) =>
    reasons.map((text) => ({
      ...(isImportField(name) && { field: message(fieldWords[name]), typed: valueOf(checked, columns, name) }),
      reason: { text, lang: 'id' } as const,
    })),
  ),
]
