import { Button, InlineAlert, Progress, Stack, Text } from '@hospital/ui'
import type { AlertTone } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { AskedList } from '../area/company-list.ts'
import type { ListContext } from '../area/list-view.ts'
import { useCsv } from './use-csv.ts'
import type { CsvState } from './use-csv.ts'

interface CsvExportProps {
  readonly personal: PersonalData
  readonly asked: AskedList
  readonly context: ListContext
}

const outcomes: Readonly<Partial<Record<CsvState['status'], { readonly tone: AlertTone; readonly text: MessageId }>>> =
  {
    saved: { tone: 'good', text: 'web.company.csv.saved' },
    failed: { tone: 'danger', text: 'web.company.csv.failed' },
    changed: { tone: 'warning', text: 'web.company.csv.changed' },
    stopped: { tone: 'info', text: 'web.company.csv.stopped' },
  }

/** Takes all pages of what is shown along, for a spreadsheet. */
export const CsvExport = ({ personal, asked, context }: CsvExportProps): ReactElement => {
  const message = useMessage()
  const { state, save, stop } = useCsv(personal, asked, context)
  const outcome = outcomes[state.status]
  return (
    <div data-print="hide">
      <Stack gap="sm" align="start">
        <Button
          tone="secondary"
          icon={state.status === 'reading' ? 'close' : 'download'}
          onClick={state.status === 'reading' ? stop : save}
        >
          {message(state.status === 'reading' ? 'web.company.csv.stop' : 'web.company.csv.save')}
        </Button>
        <Text size="caption" tone="muted">
          {message('web.company.csv.hint')}
        </Text>
      </Stack>
      {state.status === 'reading' && <Progress label={message('web.company.csv.reading')} value={state.part} />}
      {outcome && (
        <InlineAlert tone={outcome.tone} live>
          {message(outcome.text)}
        </InlineAlert>
      )}
    </div>
  )
}
