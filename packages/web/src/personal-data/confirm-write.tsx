import type { Result } from '@hospital/sdk'
import { ConfirmDialog, InlineAlert, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { NoticeWords } from './notice-words.tsx'
import type { PersonalData } from './personal-data.ts'
import { useWriteAction } from './use-write-action.ts'
import { writeProblems } from './write-words.ts'
import type { WriteProblems } from './write-words.ts'

/** How a question was left: the write is done, or its answer was lost; undefined if the person did not want it. */
export type ConfirmedEnd = 'done' | 'unknown' | undefined

interface ConfirmWriteProps {
  readonly personal: PersonalData
  readonly title: string
  /** What is answered, as verbs. */
  readonly yes: string
  readonly no: string
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
  const [problem, setProblem] = useState<WriteProblems['notice']>()
  const action = useWriteAction({
    personal,
    stale,
    onOutcome: (outcome) =>
      outcome.kind === 'done' || outcome.kind === 'unknown'
        ? onEnd(outcome.kind)
        : setProblem(
            writeProblems(outcome, [], { unknown: 'web.action.failed' }).notice ?? { id: 'web.action.failed' },
          ),
  })
  const answer = (isYes: boolean) => {
    if (!isYes) {
      action.forget()
      return onEnd(undefined)
    }
    setProblem(undefined)
    return action.send(write)
  }
  return (
    <ConfirmDialog open title={title} yes={yes} no={no} busy={action.busy} onAnswer={answer}>
      <Stack>
        {children}
        {problem && (
          <InlineAlert tone="warning" live>
            <NoticeWords notice={problem} />
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
