import { fileTimeout } from '../../../forms/upload/upload-fetch.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { saveFile } from '../../../shared/save-file.ts'
import type { ResultKey } from './result-kinds.ts'
import { shareFile } from './share-file.ts'

/** The signed report of a result. */
export interface ResultPdf {
  readonly status: 'idle' | 'busy' | 'failed'
  readonly save: () => void
  /** Undefined where the browser cannot pass files on. */
  readonly share: (() => void) | undefined
}

/** The name says neither patient nor number: files lie about in folders that others see. */
const fileNames = {
  laboratorium: 'hasil-laboratorium.pdf',
  radiologi: 'hasil-radiologi.pdf',
  mcu: 'hasil-mcu.pdf',
} as const

const save = (file: File): void => saveFile(file.name, file.type, file)

const canShare = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'hasil.pdf', { type: 'application/pdf' })] })

/**
 * Fetches the signed report with the session's token, to save it or to pass it on: the file has no address that could be shared.
 * Contract: operation `downloadResultPdf`.
 */
export const useResultPdf = (personal: PersonalData, { kind, hospital, number }: ResultKey): ResultPdf => {
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
    save: () => send(save),
    share: canShare() ? () => send((file) => shareFile(file, save)) : undefined,
  }
}
