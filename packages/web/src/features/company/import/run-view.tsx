import { Button, ConfirmDialog, Inline, InlineAlert, LinkButton, Progress, Stack, Text, useLocale } from '@hospital/ui'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { CheckedRow } from './check-rows.ts'
import { countsOf, reportOf } from './import-report.ts'
import type { ReportCounts } from './import-report.ts'
import { isRefusedByCheck, phaseOf, progressOf } from './import-run.ts'
import type { ImportRun } from './import-run.ts'
import type { OpenFile } from './import-state.ts'
import { stopWords } from './import-words.ts'
import { ReportView } from './report-view.tsx'

interface RunViewProps {
  readonly open: OpenFile
  readonly rows: readonly CheckedRow[]
  readonly run: ImportRun
  readonly onStop: () => void
  readonly onResume: () => void
  readonly onClose: () => void
}

/** The third step: the progress of the import, why it has stopped, and the outcome of every row. */
export const RunView = (props: RunViewProps): ReactElement => {
  const { open, rows, run } = props
  const message = useMessage()
  const count = run.batches.reduce((sum, { employees }) => sum + employees.length, 0)
  const isMoving = run.status === 'running' || run.status === 'stopping'
  return (
    <Stack gap="lg">
      <FormHeading>{message('web.company.import.running.title', { count, company: open.company.name })}</FormHeading>
      {isMoving ? <Moving {...props} /> : <AtRest {...props} rows={rows} />}
    </Stack>
  )
}

const Moving = ({ run, onStop }: RunViewProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="lg">
      <Progress
        label={message(
          phaseOf(run) === 'periksa' ? 'web.company.import.running.check' : 'web.company.import.running.store',
        )}
        value={progressOf(run)}
      />
      <Text tone="muted">{message('web.company.import.running.text')}</Text>
      <div>
        <Button tone="secondary" busy={run.status === 'stopping'} onClick={onStop}>
          {message('web.company.import.running.stop')}
        </Button>
      </div>
      <div role="status">
        {run.status === 'stopping' && <Text>{message('web.company.import.running.stopping')}</Text>}
      </div>
    </Stack>
  )
}

const AtRest = ({ open, rows, run, onResume, onClose }: RunViewProps): ReactElement => {
  const message = useMessage()
  const report = useMemo(() => reportOf(rows, run), [rows, run])
  const counts = useMemo(() => countsOf(report), [report])
  const [isEnding, setEnding] = useState(false)
  const isStopped = run.status === 'stopped'
  return (
    <Stack gap="lg">
      <FormNotice outcome={run}>
        <Words run={run} counts={counts} total={rows.length} />
      </FormNotice>
      {isStopped && (
        <Inline>
          <Button onClick={onResume}>{message('web.company.import.resume')}</Button>
          <Button tone="secondary" onClick={() => setEnding(true)}>
            {message('web.company.import.end')}
          </Button>
        </Inline>
      )}
      <ReportView key={run.status} open={open} report={report} />
      {!isStopped && <WaysOn company={open.company} onClose={onClose} />}
      <ConfirmDialog
        open={isEnding}
        title={message('web.company.import.end.title')}
        yes={message('web.company.import.end')}
        onAnswer={(yes) => (yes ? onClose() : setEnding(false))}
      >
        {message('web.company.import.end.text', { count: counts.notStored + counts.unknown })}
      </ConfirmDialog>
    </Stack>
  )
}

interface WaysOnProps extends Pick<RunViewProps, 'onClose'> {
  readonly company: OpenFile['company']
}

/** The links after the end of an import: to another file, or to the employees. */
const WaysOn = ({ company, onClose }: WaysOnProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Inline>
      <Button onClick={onClose}>{message('web.company.import.again')}</Button>
      <LinkButton tone="secondary" href={href(locale, 'companyEmployees', {}, { perusahaan: String(company.id) })}>
        {message('web.company.import.employees', { company: company.name })}
      </LinkButton>
    </Inline>
  )
}

interface WordsProps {
  readonly run: ImportRun
  readonly counts: ReportCounts
  readonly total: number
}

/** The outcome of the import, in a sentence. */
const Words = ({ run, counts, total }: WordsProps): ReactElement => {
  const message = useMessage()
  const { reason } = run
  if (reason)
    return (
      <InlineAlert tone="warning" title={message('web.company.import.stopped.title')}>
        {reason.kind === 'refused' && reason.detail !== undefined ? (
          <span lang="id">{reason.detail}</span>
        ) : (
          message(stopWords[reason.kind], reason.kind === 'limited' ? { minutes: reason.minutes } : undefined)
        )}
      </InlineAlert>
    )
  if (isRefusedByCheck(run))
    return (
      <InlineAlert tone="warning">{message('web.company.import.done.none', { count: counts.refused })}</InlineAlert>
    )
  if (counts.stored === total)
    return <InlineAlert tone="good">{message('web.company.import.done', { count: counts.stored })}</InlineAlert>
  return (
    <InlineAlert tone="warning">
      {message('web.company.import.done.some', { stored: counts.stored, count: total })}
    </InlineAlert>
  )
}
