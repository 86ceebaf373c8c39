import type { Result } from '@hospital/sdk'
import { createCompanyClient } from '@hospital/sdk/company'
import { fileTimeout } from '../../../forms/upload/file-timeout.ts'
import { uploadFetch } from '../../../forms/upload/upload-fetch.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'

/** How a letter is sent: an abort ends it. `onProgress` is told how much has gone out, from 0 to 1. */
interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Sends the guarantee letter of a referral, once. Contract: operation `storeReferralLetter`. */
export const sendLetter = (
  personal: PersonalData,
  { id, file }: { readonly id: number; readonly file: File },
  { signal, onProgress }: SendOptions,
): Promise<Result<unknown>> =>
  createCompanyClient({
    ...personal.calls,
    baseUrl: '/api/company',
    timeout: fileTimeout,
    fetch: uploadFetch((sent, total) => {
      if (total > 0) onProgress(sent / total)
    }),
  }).storeReferralLetter({ body: { id, file } }, { signal })
