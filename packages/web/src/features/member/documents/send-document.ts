import type { Result } from '@hospital/sdk'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { DocumentKind } from './document-words.ts'

/** A document on its way to the hospital. */
export interface DocumentToSend {
  readonly patient: number
  /** The code of the appointment that it is for; undefined if it is for none yet. */
  readonly appointment: string | undefined
  readonly kind: DocumentKind
  readonly file: File
}

/** How a document is sent: an abort ends it. `onProgress` is told how much has gone out, from 0 to 1, where that can be known. */
export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Sends a document, once. Contract: operation `storeGuarantorDocument`. */
export const sendDocument = (
  personal: PersonalData,
  { patient, appointment, kind, file }: DocumentToSend,
  { signal, onProgress }: SendOptions,
): Promise<Result<unknown>> =>
  personal
    .uploader((sent, total) => {
      if (total > 0) onProgress(sent / total)
    })
    .storeGuarantorDocument(
      {
        body: {
          file,
          id_pasien: patient,
          jenis_dokumen: kind,
          ...(appointment !== undefined && { kode_appointment: appointment }),
        },
      },
      { signal },
    )
