import { createMemberClient } from '@hospital/sdk/member'
import { useLocale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { formValues, typedText } from '../../../forms/form-values.ts'
import type { FormOutcome, FormProblems, FormValues } from '../../../forms/submission.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { useCountdown } from '../../../forms/use-countdown.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { checkNewPassword, checkRecoveryEmail, newPasswordRequest } from './recovery-values.ts'
import { recoveryOf, storedRecovery } from './recovery.ts'
import type { Recovery } from './recovery.ts'

/** A forgotten password as it is replaced: an address, then a code and a new password, then it is done. */
export interface RecoveryControl {
  readonly recovery: Recovery | undefined
  readonly isDone: boolean
  readonly submission: FormOutcome | undefined
  readonly notice: WriteProblems['notice']
  /** Another code is on its way, in the server's words. */
  readonly sent: string | undefined
  readonly busy: boolean
  /** Seconds until another code can be asked for. */
  readonly wait: number
  readonly onEmail: (event: FormEvent<HTMLFormElement>) => void
  readonly onPassword: (event: FormEvent<HTMLFormElement>) => void
  readonly onResend: () => void
  /** Goes back to the address. */
  readonly onChange: () => void
  /** Goes on with a code that came although the answer was lost; undefined where none can have come. */
  readonly onCodeCame: (() => void) | undefined
}

/** Replaces a forgotten password. Contract: operations `checkEmail` and `changePassword`. */
export const useRecovery = (): RecoveryControl => {
  const locale = useLocale()
  const [recovery, setRecovery] = useState<Recovery>()
  const [isDone, setDone] = useState(false)
  const [submission, setSubmission] = useState<FormOutcome>()
  const [notice, setNotice] = useState<WriteProblems['notice']>()
  const [sent, setSent] = useState<string>()
  const { busy, begin, end } = useBusy()
  const [lost, setLost] = useState<string>()
  const [wait, look] = useCountdown(recovery?.resendAt ?? 0)

  // After hydration: the server knows no storage.
  useEffect(() => queueMicrotask(() => setRecovery((known) => known ?? storedRecovery.read())), [])

  const goTo = (next: Recovery | undefined) => {
    if (next) storedRecovery.write(next)
    else storedRecovery.remove()
    setRecovery(next)
  }
  const show = (problems: FormProblems, found?: WriteProblems['notice']) => {
    setSubmission({ status: 'invalid', values: {}, problems })
    setNotice(found)
  }
  const clear = () => {
    setSubmission(undefined)
    setNotice(undefined)
    setSent(undefined)
    setLost(undefined)
  }
  const ask = async (address: string) => {
    clear()
    const client = createMemberClient({ baseUrl: '/api/member', locale })
    const outcome = await sendOnce(() => client.checkEmail({ body: { email: address } }))
    end()
    look()
    if (outcome.kind === 'done') {
      if (recovery) setSent(outcome.data.detail)
      return goTo(recoveryOf(address, outcome.data.data, Date.now(), serverNow().getTime()))
    }
    if (outcome.kind === 'unknown') setLost(address)
    // The step of the code has no field for the address.
    const fields = recovery ? [] : ['email']
    const { problems, notice: found } = writeProblems(outcome, fields, { unknown: 'web.forgot.sent.unknown' })
    return show(problems, found)
  }

  const change = async ({ email: address }: Recovery, values: FormValues) => {
    clear()
    const body = newPasswordRequest(address, values)
    const client = createMemberClient({ baseUrl: '/api/member', locale })
    const outcome = await sendOnce(() => client.changePassword({ body }))
    end()
    if (outcome.kind === 'done') {
      goTo(undefined)
      return setDone(true)
    }
    if (outcome.kind === 'rejected') return show({ token: { text: outcome.detail } })
    const { problems, notice: found } = writeProblems(outcome, ['token', 'password'], {
      unknown: 'web.forgot.password.unknown',
    })
    return show(problems, found)
  }

  return {
    recovery,
    isDone,
    submission,
    notice,
    sent,
    busy,
    wait,
    onEmail: (event) => {
      event.preventDefault()
      if (!begin()) return
      const address = typedText(new FormData(event.currentTarget).get('email'))
      const problems = checkRecoveryEmail({ email: address })
      if (Object.keys(problems).length === 0) return void ask(address)
      end()
      show(problems)
    },
    onPassword: (event) => {
      event.preventDefault()
      if (!recovery || !begin()) return
      const values = formValues(new FormData(event.currentTarget))
      const problems = checkNewPassword(values)
      if (Object.keys(problems).length === 0) return void change(recovery, values)
      end()
      show(problems)
    },
    onResend: () => {
      if (recovery && begin()) void ask(recovery.email)
    },
    onChange: () => {
      clear()
      goTo(undefined)
    },
    onCodeCame:
      lost === undefined
        ? undefined
        : () => {
            clear()
            goTo({ email: lost, shownEmail: lost, resendAt: Date.now() })
          },
  }
}
