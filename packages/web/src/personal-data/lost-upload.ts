import type { MessageId } from '../i18n/use-message.ts'

/** The bytes of an upload that have been sent, and all of them. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** The message for an upload whose answer was lost. */
export interface LostUploadWords {
  /** The connection ended before everything was sent. */
  readonly cut: MessageId
  /** The person stopped the upload before everything was sent. */
  readonly stopped: MessageId
  /** The person stopped the upload after everything was sent. */
  readonly stoppedLate: MessageId
  /** The upload may have arrived. */
  readonly unknown: MessageId
}

/**
 * How an upload was lost. No server accepts a form that was sent in part, so where the connection ended before all of it
 * had, it is known that nothing was done. After that it is not.
 */
export const lostUpload = (progress: UploadProgress | undefined, isStopped: boolean): keyof LostUploadWords => {
  const isWhole = progress !== undefined && progress.sent >= progress.total
  if (isStopped) return isWhole ? 'stoppedLate' : 'stopped'
  return progress && !isWhole ? 'cut' : 'unknown'
}
