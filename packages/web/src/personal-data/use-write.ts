import type { Result, WriteOutcome } from '@hospital/sdk'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { FormOutcome, FormProblems, FormValues } from '../forms/submission.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import type { PersonalData } from './personal-data.ts'
import type { Undone } from './write-outcome.ts'
import { sendWrite } from './write-outcome.ts'
import { writeProblems } from './write-words.ts'
import type { WriteProblems, WriteWords } from './write-words.ts'

/** What was typed for a write, and what is wrong with it. */
interface Typed {
  readonly values: FormValues
  readonly problems: FormProblems
}

/** A write of personal data, or of a person who is not logged in. */
export interface WriteOptions<Data, Input> extends Partial<Omit<WriteWords, 'unknown'>> {
  readonly personal: PersonalData
  /** Calls the back end, once. */
  readonly call: (input: Input) => Promise<Result<Data>>
  /** Reads what was typed; nothing is sent while something is wrong with it. Default: nothing is typed. */
  readonly read?: (input: Input) => Typed
  /** The reads that show what is written: operations of the contract. Default: none. */
  readonly stale?: readonly string[]
  /** The words for a write whose outcome is not known, and where to find out; chosen when the outcome is there. */
  readonly unknown: MessageId | (() => MessageId)
  readonly onDone?: (data: Data, input: Input) => void
  /** Called with every other outcome, the messages to show, and what was sent. */
  readonly onUndone?: (outcome: Undone, said: WriteProblems, input: Input) => void
}

/** The outcome of an attempt with its messages; each is a new object, so that its notice takes the focus. */
interface End<Data> {
  /** Undefined if nothing was sent, and if another session has begun meanwhile. */
  readonly outcome?: WriteOutcome<Data> | undefined
  readonly submission?: FormOutcome
  readonly notice?: WriteProblems['notice']
}

/** The state of a write. The outcome of the last attempt is undefined while the next one is running. */
export interface Write<Data, Input = void> extends Omit<End<Data>, 'submission'> {
  readonly busy: boolean
  /** What was sent last. */
  readonly input: Input | undefined
  readonly submission: FormOutcome | undefined
  /** What is wrong with the fields. */
  readonly problems: FormProblems
  /** Sends it, unless one is on its way. */
  readonly send: (input: Input) => void
  /** Clears the outcome of the last attempt: its notice goes, and it is not sent again after a log-in. */
  readonly forget: () => void
}

const none: FormProblems = {}

/** Reads and checks what was typed, sends it once, and says how that ended. */
const attempt = async <Data, Input>(
  { personal, call, read, fields = [], refusedField, controls, failed, stale = [], unknown }: WriteOptions<Data, Input>,
  input: Input,
): Promise<End<Data>> => {
  const { values, problems: wrong } = read?.(input) ?? { values: {}, problems: none }
  if (Object.keys(wrong).length > 0) return { submission: { status: 'invalid', values, problems: wrong } }
  const outcome = await sendWrite(personal, () => call(input), stale)
  if (!outcome || outcome.kind === 'done') return { outcome }
  const { problems, notice } = writeProblems(outcome, {
    fields,
    refusedField,
    controls,
    failed,
    unknown: typeof unknown === 'function' ? unknown() : unknown,
  })
  return { outcome, submission: { status: 'invalid', values, problems }, notice }
}

/** Sends again once the person whose session has expired has logged in. */
const useAgainAfterLogIn = (isToSend: boolean, send: () => void): void => {
  const isExpired = useAtomValue(sessionAtom)?.isExpired ?? true
  const sendAgain = useEffectEvent(send)
  useEffect(() => {
    // They may have logged in before the write came back.
    if (!isExpired && isToSend) sendAgain()
  }, [isExpired, isToSend])
}

const problemsIn = (submission: FormOutcome | undefined): FormProblems =>
  submission?.status === 'invalid' ? submission.problems : none

/**
 * Sends a write once, and returns its outcome. A write that met an expired session was not executed, so it is read, checked and sent again
 * once the same person has logged in; nothing else is ever sent again by itself.
 */
export const useWrite = <Data, Input = void>(options: WriteOptions<Data, Input>): Write<Data, Input> => {
  const { personal, onDone, onUndone } = options
  const mutationKey = [useId()]
  const {
    mutateAsync,
    reset,
    data: end,
    isPending,
    variables,
  } = useMutation({ mutationKey, mutationFn: (input: Input) => attempt(options, input) }, personal.queries)

  // The cache tells by a timer that it is busy: what is sent before that has left a dialog that could still be closed.
  const [isSent, setSent] = useState(false)

  const send = async (input: Input) => {
    // Presses within one task all see the same render, so the cache is asked.
    if (personal.queries.isMutating({ mutationKey }) > 0) return
    setSent(true)
    const { outcome, submission, notice } = await mutateAsync(input).finally(() => setSent(false))
    if (outcome?.kind === 'done') onDone?.(outcome.data, input)
    else if (outcome) onUndone?.(outcome, { notice, problems: problemsIn(submission) }, input)
  }
  // An attempt that has ended has its input, whatever the type of that is.
  useAgainAfterLogIn(end?.outcome?.kind === 'expired', () => void send(variables as Input))

  return {
    busy: isSent || isPending,
    input: variables,
    outcome: end?.outcome,
    submission: end?.submission,
    notice: end?.notice,
    problems: problemsIn(end?.submission),
    send: (input) => void send(input),
    forget: () => {
      setSent(false)
      reset()
    },
  }
}
