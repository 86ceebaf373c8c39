import type { Result } from '@hospital/sdk'
import type { MemberClient } from '@hospital/sdk/member'
import type { DocumentKind } from './document-words.ts'

/** A document on its way to the hospital. */
export interface DocumentToSend {
  readonly patient: number
  /** The code of the appointment that it is for; undefined if it is for none yet. */
  readonly appointment: string | undefined
  readonly kind: DocumentKind
  readonly file: File
}

/** How a document is sent: an abort ends it. `onProgress` is told how much has arrived, from 0 to 1, where that can be known. */
export interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/**
 * Sends a document. The SDK's call does not tell how much has arrived, so nothing is said of it. Contract: operation
 * `storeGuarantorDocument`.
 */
export const sendDocument = (
  member: MemberClient,
  { patient, appointment, kind, file }: DocumentToSend,
  { signal }: SendOptions,
): Promise<Result<unknown>> =>
  member.storeGuarantorDocument(
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
