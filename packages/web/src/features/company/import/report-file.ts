import { plainText } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { Message } from '../../../i18n/use-message.ts'
import { csvOf, csvSeparator } from '../area/csv-of.ts'
import type { ReportRow } from './import-report.ts'
import type { OpenFile } from './import-state.ts'
import { stateWords } from './import-words.ts'
import { reasonsOf } from './row-texts.ts'

const reasonText = (row: ReportRow, { columns }: OpenFile, message: Message): string =>
  reasonsOf(row, columns, message)
    .map(({ field, reason }) => (field === undefined ? plainText(reason) : `${field}: ${plainText(reason)}`))
    .join('; ')

interface ReportInput {
  readonly rows: readonly ReportRow[]
  readonly open: OpenFile
  readonly message: Message
  readonly locale: Locale
}

/** The outcome of every row as a file: row number, outcome, reason, then the cells as they were. */
export const reportFile = ({ rows, open, message, locale }: ReportInput): string =>
  csvOf(
    [
      [
        message('web.company.import.report.row'),
        message('web.company.import.report.outcome'),
        message('web.company.import.reason'),
        ...open.file.headings,
      ],
      ...rows.map((row) => [
        row.checked.row,
        message(stateWords[row.state].text),
        reasonText(row, open, message),
        ...row.checked.cells,
      ]),
    ],
    csvSeparator(locale),
  )

/**
 * A file of the rows that are not registered, to be corrected and imported again, with the cells as they were. The row number in the
 * imported file and the reason come before the cells: a row may have more cells than there are headings, and these cells have to be in the
 * file too, without a heading.
 */
export const restFile = ({ rows, open, message, locale }: ReportInput): string =>
  csvOf(
    [
      [message('web.company.import.report.row'), message('web.company.import.reason'), ...open.file.headings],
      ...rows
        .filter(({ state }) => state !== 'stored')
        .map((row) => [row.checked.row, reasonText(row, open, message), ...row.checked.cells]),
    ],
    csvSeparator(locale),
  )
