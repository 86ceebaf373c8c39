import type { WriteOutcome } from '../../../personal-data/write-outcome.ts'

/** How much of an upload has gone out, in bytes. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** What became of an upload: as of any write, or that it stopped half-way, so that nothing of it was taken. */
export type UploadOutcome<Data> = WriteOutcome<Data> | { readonly kind: 'cancelled' } | { readonly kind: 'cut' }

/**
 * What became of an upload. A form of which only a part has gone out is taken by no server, so where the connection ended before
 * all of it had, it is known that nothing was done. After that it is not.
 */
export const uploadOutcome = <Data>(
  outcome: WriteOutcome<Data>,
  progress: UploadProgress | undefined,
  isCancelled: boolean,
): UploadOutcome<Data> => {
  const isWhole = progress !== undefined && progress.sent >= progress.total
  if (outcome.kind !== 'unknown' || isWhole) return outcome
  if (isCancelled) return { kind: 'cancelled' }
  return progress ? { kind: 'cut' } : outcome
}
