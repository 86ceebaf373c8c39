import { useLocale } from '@hospital/ui'
import { useState } from 'react'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { accountRequest, accountSteps, checkAccount } from './account-values.ts'
import { pendingOf } from './pending-of.ts'
import type { CodeContact, PendingRegistration } from './pending-registration.ts'
import { registrationClient } from './registration-client.ts'
import { shownProblems } from './shown-problems.ts'

/** The name under which this tab stores what was typed for an account. It is forgotten once the account is active. */
export const accountDraft = '/member-area/register#akun'

/** The form of an account as it goes on. */
export interface AccountControl {
  readonly form: StepForm<string>
  readonly busy: boolean
  readonly notice: WriteProblems['notice']
}

const fields: readonly string[] = accountSteps.flatMap((step) => step.fields)

/** Asks for an account, once, and says what became of it. Contract: operation `registerMobile`. */
export const useAccount = (
  today: string,
  onSent: (pending: PendingRegistration, sentTo: CodeContact) => void,
): AccountControl => {
  const locale = useLocale()
  const { busy, begin, end } = useBusy()
  const [notice, setNotice] = useState<WriteProblems['notice']>()

  const send = async (values: FormValues, password: string) => {
    setNotice(undefined)
    const body = accountRequest(values, password)
    const outcome = await sendOnce(() => registrationClient(locale).registerMobile({ body }))
    end()
    if (outcome.kind === 'done') {
      const { data } = outcome.data
      return onSent(pendingOf(data), { to: data.kode_dikirim_ke, isOfRecord: data.dari_rekam_medis })
    }
    const found = writeProblems(outcome, fields, { unknown: 'web.registration.account.unknown' })
    setNotice(found.notice)
    return form.fail(shownProblems(found.problems))
  }

  const form = useStepForm<string>({
    steps: accountSteps,
    prefix: 'daftar',
    draft: accountDraft,
    check: (values) => checkAccount(values, today),
    onComplete: (values, data) => {
      const password = data.get('password')
      // As typed: a blank at its end is part of a password.
      if (begin()) void send(values, typeof password === 'string' ? password : '')
    },
  })
  return { form, busy, notice }
}
