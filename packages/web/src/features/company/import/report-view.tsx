import { Button, Inline, Stack, useLocale } from '@hospital/ui'
import { RowCounts, RowsPreview } from '@hospital/ui/imports'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { useEmployeeColumns } from './employee-columns.tsx'
import { countsOf, rowStates } from './import-report.ts'
import type { ReportRow } from './import-report.ts'
import type { OpenFile } from './import-state.ts'
import { stateWords } from './import-words.ts'
import { reportFile, restFile } from './report-file.ts'
import { reasonsOf } from './row-texts.ts'
import { RowsChoice } from './rows-choice.tsx'

const csv = 'text/csv;charset=utf-8'

interface ReportViewProps {
  readonly open: OpenFile
  readonly report: readonly ReportRow[]
}

const checkedOf = ({ checked }: ReportRow) => checked

/** The outcome of every row, on the page and as a download. */
export const ReportView = ({ open, report }: ReportViewProps): ReactElement => {
  const message = useMessage()
  const counts = useMemo(() => countsOf(report), [report])
  const rest = useMemo(() => report.filter(({ state }) => state !== 'stored'), [report])
  const [isSome, setSome] = useState(rest.length > 0)
  return (
    <Stack gap="lg">
      <RowCounts
        counts={rowStates
          .filter((state) => counts[state] > 0)
          .map((state) => ({
            label: message(stateWords[state].text),
            count: counts[state],
            tone: stateWords[state].figure,
          }))}
      />
      <Downloads open={open} report={report} hasRest={rest.length > 0} />
      <RowsChoice some="web.company.import.show.open" isSome={isSome} onChange={setSome} />
      <RowsPreview
        key={String(isSome)}
        caption={message('web.company.import.report')}
        rows={isSome ? rest : report}
        rowNumber={({ checked }) => checked.row}
        columns={useEmployeeColumns(open, checkedOf)}
        outcome={(row) => ({
          text: message(stateWords[row.state].text),
          tone: stateWords[row.state].tone,
          problems: reasonsOf(row, open.columns, message),
        })}
        none={message('web.company.import.report.none')}
      />
    </Stack>
  )
}

interface DownloadsProps extends ReportViewProps {
  /** Whether there are rows that were not registered. */
  readonly hasRest: boolean
}

/** The report as a file, and the rows that were not registered as another file, to be corrected and imported. */
const Downloads = ({ open, report, hasRest }: DownloadsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const input = { rows: report, open, message, locale }
  return (
    <Inline>
      <Button
        tone="secondary"
        icon="download"
        onClick={() => saveFile('laporan-impor-karyawan.csv', csv, reportFile(input))}
      >
        {message('web.company.import.download')}
      </Button>
      {hasRest && (
        <Button
          tone="secondary"
          icon="download"
          onClick={() => saveFile('karyawan-belum-tersimpan.csv', csv, restFile(input))}
        >
          {message('web.company.import.downloadRest')}
        </Button>
      )}
    </Inline>
  )
}
