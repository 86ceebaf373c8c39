import { Button, Inline, InlineAlert, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { fileTimeout } from '../../../forms/upload/upload-fetch.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { saveFile } from '../../../shared/save-file.ts'
import type { ResultKey } from './result-kinds.ts'
import { shareFile } from './share-file.ts'

/** The signed report of a result. */
interface ResultPdf {
  readonly status: 'idle' | 'busy' | 'failed'
  readonly save: () => void
  /** Undefined if the browser cannot share files. */
  readonly share: (() => void) | undefined
}

/** The file name has neither patient nor number, since others may see the folder of the download. */
const fileNames = {
  laboratorium: 'hasil-laboratorium.pdf',
  radiologi: 'hasil-radiologi.pdf',
  mcu: 'hasil-mcu.pdf',
} as const

const saveReport = (file: File): void => saveFile(file.name, file.type, file)

const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'hasil.pdf', { type: 'application/pdf' })] })

/**
 * Fetches the signed report with the session's token, to save or to share it: the file has no address that could be shared. Contract:
 * operation `downloadResultPdf`.
 */
const useResultPdf = (personal: PersonalData, { kind, hospital, number }: ResultKey): ResultPdf => {
  const { busy, outcome, send } = useWrite<Blob, (file: File) => unknown>({
    personal,
    call: () =>
      personal
        .hospitalCare(hospital)
        .downloadResultPdf({ path: { jenis: kind, nomor: number } }, { timeout: fileTimeout }),
    unknown: 'web.action.failed',
    onDone: (data, use) => use(new File([data], fileNames[kind], { type: 'application/pdf' })),
  })
  return {
    status: busy ? 'busy' : outcome && outcome.kind !== 'done' ? 'failed' : 'idle',
    save: () => send(saveReport),
    share: canShare() ? () => send((file) => shareFile(file, saveReport)) : undefined,
  }
}

interface ResultActionsProps {
  readonly personal: PersonalData
  readonly shown: ResultKey
  readonly hasPdf: boolean
}

/** The ways to take a result along: print it, save the signed file, or share the file with another app. */
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
