import type { CallOptions, Result } from '@hospital/sdk/member'
import { useRef, useState } from 'react'
import type { Clients } from '../session/clients.ts'
import { lostUpload } from './lost-upload.ts'
import type { LostUploadWords, UploadProgress } from './lost-upload.ts'
import { useWrite } from './use-write.ts'
import type { Write, WriteOptions } from './use-write.ts'

/** The options of a write with files, which may take long. */
export interface UploadOptions<Data, Input> extends Omit<WriteOptions<Data, Input>, 'call' | 'unknown'> {
  /** Calls the back end once, by clients with timeouts for files. */
  readonly call: (input: Input, clients: Clients, options: CallOptions) => Promise<Result<Data>>
  readonly lost: LostUploadWords
}

/** The state of an upload. */
export interface Upload<Data, Input> extends Write<Data, Input> {
  /** The sent share of the body, from 0 to 1; undefined while it is unknown. */
  readonly progress: number | undefined
  readonly stop: () => void
}

/** Sends files once, reports the progress, and can be stopped. */
export const useUpload = <Data, Input>(options: UploadOptions<Data, Input>): Upload<Data, Input> => {
  const { personal, call, lost } = options
  const [progress, setProgress] = useState<UploadProgress>()
  const sent = useRef<{ readonly control: AbortController; progress?: UploadProgress }>(undefined)
  const write = useWrite<Data, Input>({
    ...options,
    call: (input) => {
      // One for each attempt: a log-in may come between two of them.
      const attempt: NonNullable<typeof sent.current> = { control: new AbortController() }
      sent.current = attempt
      setProgress(undefined)
      const clients = personal.uploading((gone, total) => {
        attempt.progress = { sent: gone, total }
        setProgress(attempt.progress)
      })
      return call(input, clients, { signal: attempt.control.signal })
    },
    unknown: () => lost[lostUpload(sent.current?.progress, sent.current?.control.signal.aborted === true)],
  })
  return {
    ...write,
    progress: progress && progress.total > 0 ? progress.sent / progress.total : undefined,
    stop: () => sent.current?.control.abort(),
  }
}
