import { readCode } from '@hospital/sdk'
import type { WriteOutcome } from '@hospital/sdk'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { problemsOf } from '../../../forms/submission.ts'
import type { FieldProblem, FormProblems, FormValues } from '../../../forms/submission.ts'
import { useCountdown } from '../../../forms/use-countdown.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { openSession } from '../../../session/begin-session.ts'
import type { MemberAnswer } from '../../../session/begin-session.ts'
import { pendingOf } from './pending-registration.ts'
import type { PendingRegistration } from './pending-registration.ts'

/** The state of the step of the one-time code, and its actions. */
export interface CodeControl {
  /** The problem of the code. */
  readonly problem: FieldProblem | undefined
  readonly notice: WriteProblems['notice']
  /** The server's message that another code is on its way. */
  readonly sent: string | undefined
  readonly busy: boolean
  /** Whether the server no longer knows the registration. */
  readonly isGone: boolean
  /** Seconds until the visitor can ask for another code. */
  readonly wait: number
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly resend: () => void
}

/** The problems of the one-time code of a registration. */
export const checkCode = ({ token = '' }: FormValues): FormProblems =>
  problemsOf({ token: readCode(token) === undefined && 'web.code.wrong' })

/** The request that proves a registration. `registration` is its code, which is not the one-time code. */
export const codeRequest = (registration: string, { token = '' }: FormValues) => ({
  kode_registrasi: registration,
  token: readCode(token) ?? '',
})

const second = 1000

const notStored: WriteProblems['notice'] = { id: 'web.login.storage' }

const isNotFound = (outcome: WriteOutcome<unknown> | undefined): boolean =>
  outcome?.kind === 'failed' && outcome.reason === 'not-found'

/** Asks for another code. `look` reads the clock, since a new wait has begun. */
const useAnotherCode = (
  pending: PendingRegistration,
  onPending: (pending: PendingRegistration) => void,
  look: () => void,
) => {
  const personal = usePublicData()
  return useWrite({
    personal,
    call: () => personal.member.resendRegistrationCode({ body: { kode_registrasi: pending.code } }),
    unknown: 'web.registration.resend.unknown',
    onDone: ({ data }) => {
      look()
      onPending(pendingOf(data))
    },
    onUndone: (outcome) => {
      look()
      if (outcome.kind === 'limited') onPending({ ...pending, resendAt: Date.now() + outcome.retryAfter * second })
    },
  })
}

/** Proves a registration with the typed code. `onProved` is called with the answer that begins the session. */
const useProof = (pending: PendingRegistration, onProved: (answer: MemberAnswer) => void) => {
  const personal = usePublicData()
  return useWriteForm({
    personal,
    fields: ['token'],
    refusedField: 'token',
    check: checkCode,
    write: (values) => personal.member.verifyRegistrationCode({ body: codeRequest(pending.code, values) }),
    unknown: 'web.registration.code.unknown',
    onDone: onProved,
  })
}

/** Checks the code and begins the session, or asks for another code. Contract: operations `verifyRegistrationCode` and `resendRegistrationCode`. */
export const useCode = (
  pending: PendingRegistration,
  onPending: (pending: PendingRegistration) => void,
  onSession: (answer: MemberAnswer) => void,
): CodeControl => {
  const store = useStore()
  const [isUnstored, setUnstored] = useState(false)
  const [wait, look] = useCountdown(pending.resendAt)

  const open = async (answer: MemberAnswer) => {
    const session = await openSession(store, answer)
    setUnstored(!session)
    if (session) onSession(answer)
  }

  const code = useProof(pending, (answer) => void open(answer))
  const another = useAnotherCode(pending, onPending, look)
  const isGone = isNotFound(code.outcome) || isNotFound(another.outcome)

  return {
    problem: code.problems['token'],
    notice: isGone ? undefined : (code.notice ?? another.notice ?? (isUnstored ? notStored : undefined)),
    sent: another.outcome?.kind === 'done' ? another.outcome.data.detail : undefined,
    busy: code.busy || another.busy,
    isGone,
    wait,
    onSubmit: (event) => {
      setUnstored(false)
      another.forget()
      code.onSubmit(event)
    },
    resend: () => {
      setUnstored(false)
      code.forget()
      another.send()
    },
  }
}
