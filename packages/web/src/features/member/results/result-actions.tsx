import { Button, Inline, InlineAlert, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { ResultKey } from './result-kinds.ts'
import { useResultPdf } from './use-result-pdf.ts'

interface ResultActionsProps {
  readonly personal: PersonalData
  readonly shown: ResultKey
  readonly hasPdf: boolean
}

/** To take a result along: on paper, as the signed file, or to another app. */
export const ResultActions = ({ personal, shown, hasPdf }: ResultActionsProps): ReactElement => {
  const message = useMessage()
  const { status, save, share } = useResultPdf(personal, shown)
  return (
    <div data-print="hide">
      <Stack gap="sm">
        <Inline>
          {hasPdf && (
            <Button icon="download" busy={status === 'busy'} onClick={save}>
              {message('web.results.pdf')}
            </Button>
          )}
          {hasPdf && share && (
            <Button tone="secondary" icon="external" aria-disabled={status === 'busy'} onClick={share}>
              {message('web.results.share')}
            </Button>
          )}
          <Button tone="secondary" icon="file" onClick={() => window.print()}>
            {message('web.results.print')}
          </Button>
        </Inline>
        {status === 'failed' && (
          <InlineAlert tone="danger" live>
            {message('web.results.pdfFailed')}
          </InlineAlert>
        )}
      </Stack>
    </div>
  )
}
