import type { Result } from '@hospital/sdk'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useCountdown } from '../../../forms/use-countdown.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf } from '../../../personal-data/read.ts'
import { usePublicData } from '../../../personal-data/use-personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import type { WriteForm } from '../../../personal-data/use-write-form.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { checkNewPassword, checkRecoveryEmail, newPasswordRequest } from './recovery-values.ts'
import { recoveryOf, storedRecovery } from './recovery.ts'
import type { Recovery } from './recovery.ts'

/** The recovery of a password in three steps: the address; the code and the new password; done. */
export interface RecoveryControl extends Pick<WriteForm, 'submission' | 'notice' | 'busy'> {
  readonly recovery: Recovery | undefined
  readonly isDone: boolean
  /** The server's message that another code is on its way. */
  readonly sent: string | undefined
  /** Seconds until the patient can ask for another code. */
  readonly wait: number
  readonly onEmail: (event: FormEvent<HTMLFormElement>) => void
  readonly onPassword: (event: FormEvent<HTMLFormElement>) => void
  readonly onResend: () => void
  /** Goes back to the address. */
  readonly onChange: () => void
  /** Goes on with a code that arrived although the answer was lost; undefined if no code can have arrived. */
  readonly onCodeCame: (() => void) | undefined
}

/** The server's message about a sent code, and the recovery that the code began. */
interface SentCode {
  readonly detail: string
  readonly begun: Recovery
}

/** The recovery of this tab. It survives a reload. */
const useStoredRecovery = () => {
  const [recovery, setRecovery] = useState<Recovery>()
  // After hydration: the server has no such storage.
  useEffect(() => queueMicrotask(() => setRecovery((known) => known ?? storedRecovery.read())), [])
  const goTo = (next: Recovery | undefined) => {
    if (next) storedRecovery.write(next)
    else storedRecovery.remove()
    setRecovery(next)
  }
  return [recovery, goTo] as const
}

const askCode = (personal: PersonalData, email: string): Promise<Result<SentCode>> =>
  answerOf(personal.member.checkEmail({ body: { email } }), ({ detail, data }) => ({
    detail,
    begun: recoveryOf(email, data, Date.now(), serverNow().getTime()),
  }))

/** Asks for a code, first with the form for the address, later without a form. `onAnswer` is called after any answer. */
const useCodeRequest = (personal: PersonalData, onAnswer: () => void, onBegun: (recovery: Recovery) => void) => {
  const asking = {
    personal,
    unknown: 'web.forgot.sent.unknown',
    onDone: ({ begun }: SentCode) => {
      onAnswer()
      onBegun(begun)
    },
    onUndone: onAnswer,
  } as const
  const code = useWriteForm({
    ...asking,
    fields: ['email'],
    check: checkRecoveryEmail,
    write: ({ email = '' }) => askCode(personal, email),
  })
  // The step of the code has no field for the address.
  const another = useWrite({ ...asking, call: (email: string) => askCode(personal, email) })
  return { code, another }
}

/** Replaces the password with the code of a recovery. */
const useNewPassword = (personal: PersonalData, recovery: Recovery | undefined, onDone: () => void) =>
  useWriteForm({
    personal,
    fields: ['token', 'password'],
    refusedField: 'token',
    check: checkNewPassword,
    write: (values) => personal.member.changePassword({ body: newPasswordRequest(recovery?.email ?? '', values) }),
    unknown: 'web.forgot.password.unknown',
    onDone,
  })

/** The address that a code may have gone to although the answer was lost; undefined if none can have gone. */
const addressOfLostAnswer = ({ submission, outcome }: WriteForm<SentCode>): string | undefined =>
  outcome?.kind === 'unknown' && submission?.status === 'invalid' ? submission.values['email'] : undefined

/** Replaces a forgotten password. Contract: operations `checkEmail` and `changePassword`. */
export const useRecovery = (): RecoveryControl => {
  const personal = usePublicData()
  const [recovery, goTo] = useStoredRecovery()
  const [wait, look] = useCountdown(recovery?.resendAt ?? 0)
  const { code, another } = useCodeRequest(personal, look, goTo)
  const password = useNewPassword(personal, recovery, () => goTo(undefined))
  const attempts = [code, another, password] as const
  const last = attempts.find(({ submission }) => submission)
  /** Goes to another step, without the messages of this one. */
  const leaveTo = (next: Recovery | undefined) => {
    attempts.forEach(({ forget }) => forget())
    goTo(next)
  }

  const lost = addressOfLostAnswer(code)
  return {
    recovery,
    isDone: password.outcome?.kind === 'done',
    submission: last?.submission,
    notice: last?.notice,
    sent: another.outcome?.kind === 'done' ? another.outcome.data.detail : undefined,
    busy: attempts.some(({ busy }) => busy),
    wait,
    onEmail: code.onSubmit,
    onPassword: (event) => {
      another.forget()
      password.onSubmit(event)
    },
    onResend: () => {
      password.forget()
      if (recovery) another.send(recovery.email)
    },
    onChange: () => leaveTo(undefined),
    onCodeCame: lost === undefined ? undefined : () => leaveTo({ email: lost, shownEmail: lost, resendAt: Date.now() }),
  }
}
