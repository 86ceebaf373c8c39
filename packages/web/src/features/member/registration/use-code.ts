import { useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { formValues } from '../../../forms/form-values.ts'
import type { FieldProblem, FormValues } from '../../../forms/submission.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { useCountdown } from '../../../forms/use-countdown.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { openSession } from '../../../session/open-session.ts'
import type { VisitorSession } from '../../../session/visitor-session.ts'
import { checkCode, codeRequest } from './code-values.ts'
import { pendingOf } from './pending-of.ts'
import type { PendingRegistration } from './pending-registration.ts'
import { registrationClient } from './registration-client.ts'

/** The step of the one-time code as it goes on. */
export interface CodeControl {
  /** What is wrong with the code. */
  readonly problem: FieldProblem | undefined
  readonly notice: WriteProblems['notice']
  /** A good message: another code is on its way. In the server's words. */
  readonly sent: string | undefined
  readonly busy: boolean
  /** Whether the server does not know the registration any more. */
  readonly isGone: boolean
  /** Seconds until another code can be asked for. */
  readonly wait: number
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly resend: () => void
}

const second = 1000

/** Checks the code and begins the session, or asks for another code. Contract: operations `verifyRegistrationCode` and `resendRegistrationCode`. */
export const useCode = (
  pending: PendingRegistration,
  onPending: (pending: PendingRegistration) => void,
  onSession: (session: VisitorSession) => void,
): CodeControl => {
  const locale = useLocale()
  const [problem, setProblem] = useState<CodeControl['problem']>()
  const [notice, setNotice] = useState<WriteProblems['notice']>()
  const [sent, setSent] = useState<string>()
  const { busy, begin, end } = useBusy()
  const [isGone, setGone] = useState(false)
  const [wait, look] = useCountdown(pending.resendAt)

  const clear = () => {
    setProblem(undefined)
    setNotice(undefined)
    setSent(undefined)
  }

  const verify = async (values: FormValues) => {
    clear()
    const body = codeRequest(pending.code, values)
    const outcome = await sendOnce(() => registrationClient(locale).verifyRegistrationCode({ body }))
    end()
    if (outcome.kind === 'failed' && outcome.reason === 'not-found') return setGone(true)
    if (outcome.kind === 'done') {
      const session = openSession(outcome.data)
      return session ? onSession(session) : setNotice({ id: 'web.login.storage' })
    }
    if (outcome.kind === 'rejected') return setProblem({ text: outcome.detail })
    const found = writeProblems(outcome, ['token'], { unknown: 'web.registration.code.unknown' })
    const ofCode = found.problems['token']
    if (ofCode) setProblem(ofCode)
    return setNotice(found.notice)
  }

  const resend = async () => {
    clear()
    const body = { kode_registrasi: pending.code }
    const outcome = await sendOnce(() => registrationClient(locale).resendRegistrationCode({ body }))
    end()
    look()
    if (outcome.kind === 'failed' && outcome.reason === 'not-found') return setGone(true)
    if (outcome.kind === 'limited') onPending({ ...pending, resendAt: Date.now() + outcome.retryAfter * second })
    if (outcome.kind !== 'done')
      return setNotice(writeProblems(outcome, [], { unknown: 'web.registration.resend.unknown' }).notice)
    onPending(pendingOf(outcome.data.data))
    return setSent(outcome.data.detail)
  }

  return {
    problem,
    notice,
    sent,
    busy,
    isGone,
    wait,
    onSubmit: (event) => {
      event.preventDefault()
      if (!begin()) return
      const values = formValues(new FormData(event.currentTarget))
      const { token: wrong } = checkCode(values)
      if (!wrong) return void verify(values)
      end()
      setProblem(wrong)
    },
    resend: () => {
      if (begin()) void resend()
    },
  }
}
