import type { Result } from '@hospital/sdk'
import { ConfirmDialog, InlineAlert, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import type { MessageId } from '../i18n/use-message.ts'
import type { End } from './end-notice.tsx'
import type { PersonalData } from './personal-data.ts'
import { useWrite } from './use-write.ts'
import { NoticeWords } from './write-notice.tsx'

interface ConfirmWriteProps {
  readonly personal: PersonalData
  readonly title: string
  /** The labels of the answers, as verbs. */
  readonly yes: string
  /** Default: a plain no. */
  readonly no?: string | undefined
  /** The operations whose reads show the written data. */
  readonly stale: readonly string[]
  readonly write: () => Promise<Result<unknown>>
  /** The messages for "done" and for "outcome unknown", with their values. */
  readonly done: MessageId
  readonly unknown: MessageId
  readonly values?: End['values']
  /** Called after the dialog is closed; without `end` the person answered no. */
  readonly onEnd: (end?: End) => void
  /** The question, with the consequences of a yes. */
  readonly children: ReactNode
}

/** Asks before a write that is hard to undo, and sends it. If the write fails, the dialog stays open and says why. */
export const ConfirmWrite = ({
  personal,
  title,
  yes,
  no,
  stale,
  write,
  done,
  unknown,
  values = {},
  onEnd,
  children,
}: ConfirmWriteProps): ReactElement => {
  const { notice, busy, send, forget } = useWrite({
    personal,
    stale,
    call: write,
    unknown,
    onDone: () => onEnd({ tone: 'good', text: done, values }),
    onUndone: ({ kind }) => kind === 'unknown' && onEnd({ tone: 'warning', text: unknown, values }),
  })
  const answer = (isYes: boolean) => {
    if (isYes) return send()
    forget()
    return onEnd()
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
