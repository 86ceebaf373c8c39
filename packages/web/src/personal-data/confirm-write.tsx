import type { Result } from '@hospital/sdk'
import { ConfirmDialog, InlineAlert, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import type { PersonalData } from './personal-data.ts'
import { useWrite } from './use-write.ts'
import { NoticeWords } from './write-notice.tsx'

/** How a question was left: the write is done, or its answer was lost; undefined if the person did not want it. */
export type ConfirmedEnd = 'done' | 'unknown' | undefined

interface ConfirmWriteProps {
  readonly personal: PersonalData
  readonly title: string
  /** What is answered, as verbs. */
  readonly yes: string
  /** Default: a plain no. */
  readonly no?: string | undefined
  /** The reads that show what is written: operations of the contract. */
  readonly stale: readonly string[]
  readonly write: () => Promise<Result<unknown>>
  readonly onEnd: (end: ConfirmedEnd) => void
  /** The question, with what follows from a yes. */
  readonly children: ReactNode
}

/** Asks before a write that is hard to undo, and sends it. It stays open while it says why it was not done. */
export const ConfirmWrite = ({
  personal,
  title,
  yes,
  no,
  stale,
  write,
  onEnd,
  children,
}: ConfirmWriteProps): ReactElement => {
  const { notice, busy, send, forget } = useWrite({
    personal,
    stale,
    call: write,
    unknown: 'web.action.failed',
    onDone: () => onEnd('done'),
    onUndone: ({ kind }) => kind === 'unknown' && onEnd('unknown'),
  })
  const answer = (isYes: boolean) => {
    if (isYes) return send()
    forget()
    return onEnd(undefined)
  }
  return (
    <ConfirmDialog open title={title} yes={yes} no={no} busy={busy} onAnswer={answer}>
      <Stack>
        {children}
        {notice && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={notice} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
