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

/** The typed values of a write, and their problems. */
interface Typed {
  readonly values: FormValues
  readonly problems: FormProblems
}

/** A write of personal data, or of a person who is not logged in. */
export interface WriteOptions<Data, Input> extends Partial<Omit<WriteWords, 'unknown'>> {
  readonly personal: PersonalData
  /** Calls the back end, once. */
  readonly call: (input: Input) => Promise<Result<Data>>
  /** Reads the typed values. With a problem, nothing is sent. Default: no typed values. */
  readonly read?: (input: Input) => Typed
  /** The operations whose reads show the written data. Default: none. */
  readonly stale?: readonly string[]
  /** The message for an unknown outcome, which says where to check it. A function is called when the outcome arrives. */
  readonly unknown: MessageId | (() => MessageId)
  readonly onDone?: (data: Data, input: Input) => void
  /** Called with every other outcome, its messages, and the sent input. */
  readonly onUndone?: (outcome: Undone, said: WriteProblems, input: Input) => void
}

/** The outcome of an attempt with its messages; each is a new object, so that its notice takes the focus. */
interface End<Data> {
  /** Undefined if nothing was sent, or if another session has begun meanwhile. */
  readonly outcome?: WriteOutcome<Data> | undefined
  readonly submission?: FormOutcome
  readonly notice?: WriteProblems['notice']
}

/** The state of a write. The outcome of the last attempt is undefined while the next one is running. */
export interface Write<Data, Input = void> extends Omit<End<Data>, 'submission'> {
  readonly busy: boolean
  /** The input that was sent last. */
  readonly input: Input | undefined
  readonly submission: FormOutcome | undefined
  /** The problems of the fields. */
  readonly problems: FormProblems
  /** Sends the write, unless one is under way. */
  readonly send: (input: Input) => void
  /** Clears the outcome of the last attempt: its notice disappears, and a log-in does not send it again. */
  readonly forget: () => void
}

const none: FormProblems = {}

/** Reads and checks the typed values, sends them once, and returns the outcome. */
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

/** Sends the write again once the person whose session has expired has logged in. */
const useAgainAfterLogIn = (isToSend: boolean, send: () => void): void => {
  const isExpired = useAtomValue(sessionAtom)?.isExpired ?? true
  const sendAgain = useEffectEvent(send)
  useEffect(() => {
    // The log-in may come before the answer of the write.
    if (!isExpired && isToSend) sendAgain()
  }, [isExpired, isToSend])
}

const problemsIn = (submission: FormOutcome | undefined): FormProblems =>
  submission?.status === 'invalid' ? submission.problems : none

/**
 * Sends a write once, and returns its outcome. A write that met an expired session was not executed, so it is read, checked and sent again
 * once the same person has logged in. No other write is ever sent again automatically.
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

  // The cache reports its busy state by a timer. Until then a dialog with a sent write could still be closed.
  const [isSent, setSent] = useState(false)

  const send = async (input: Input) => {
    // Presses within one task all see the same render, so the cache decides.
    if (personal.queries.isMutating({ mutationKey }) > 0) return
    setSent(true)
    const { outcome, submission, notice } = await mutateAsync(input).finally(() => setSent(false))
    if (outcome?.kind === 'done') onDone?.(outcome.data, input)
    else if (outcome) onUndone?.(outcome, { notice, problems: problemsIn(submission) }, input)
  }
  // An attempt that has ended has an input, whatever its type.
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
