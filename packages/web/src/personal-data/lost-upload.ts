import type { MessageId } from '../i18n/use-message.ts'

/** The sent bytes of an upload, and the total. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** The messages for an upload whose answer was lost. */
export interface LostUploadWords {
  /** The connection ended before the whole upload was sent. */
  readonly cut: MessageId
  /** The person stopped the upload before everything was sent. */
  readonly stopped: MessageId
  /** The person stopped the upload after everything was sent. */
  readonly stoppedLate: MessageId
  /** The upload may have arrived. */
  readonly unknown: MessageId
}

/**
 * The message for a lost upload. No server accepts an incomplete form, so if the connection ended before everything was sent, it is certain
 * that nothing was done. After that it is not.
 */
export const lostUpload = (progress: UploadProgress | undefined, isStopped: boolean): keyof LostUploadWords => {
  const isWhole = progress !== undefined && progress.sent >= progress.total
  if (isStopped) return isWhole ? 'stoppedLate' : 'stopped'
  return progress && !isWhole ? 'cut' : 'unknown'
}
