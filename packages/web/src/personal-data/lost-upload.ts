import type { MessageId } from '../i18n/use-message.ts'

/** How much of an upload has gone out, in bytes. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/** The message for an upload whose answer was lost. */
export interface LostUploadWords {
  /** The connection ended before all of it had gone out. */
  readonly cut: MessageId
  /** The person stopped it before all of it had gone out. */
  readonly stopped: MessageId
  /** The person stopped it after that. */
  readonly stoppedLate: MessageId
  /** It may have arrived. */
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
