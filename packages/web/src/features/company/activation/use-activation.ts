import { createCompanyClient } from '@hospital/sdk/company'
import { useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { FormOutcome, FormProblems } from '../../../forms/submission.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import type { WriteForm } from '../../../personal-data/use-write-form.ts'
import { sendOnce } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
import { checkPassword } from './check-password.ts'
import { forgetInvitation } from './use-invitation-token.ts'

/** The password as it is: it may begin with a blank. */
const passwordIn = (form: HTMLFormElement): string => {
  const value = new FormData(form).get('password')
  return typeof value === 'string' ? value : ''
}

/** Sets the password of an invited user, once. Contract: operation `activateCompanyUser`. */
export const useActivation = (token: string, onDone: () => void): WriteForm => {
  const locale = useLocale()
  const [submission, setSubmission] = useState<FormOutcome>()
  const [notice, setNotice] = useState<WriteForm['notice']>()
  const { busy, begin, end } = useBusy()

  const show = (problems: FormProblems, found?: WriteForm['notice']) => {
    setSubmission({ status: 'invalid', values: {}, problems })
    setNotice(found)
  }
  const send = async (password: string) => {
    setSubmission(undefined)
    setNotice(undefined)
    const client = createCompanyClient({ baseUrl: '/api/company', locale })
    const outcome = await sendOnce(() => client.activateCompanyUser({ body: { undangan: token, password } }))
    end()
    if (outcome.kind === 'done') {
      forgetInvitation()
      return onDone()
    }
    const { problems, notice: found } = writeProblems(outcome, ['password'], {
      unknown: 'web.company.activation.password.unknown',
    })
    return show(problems, found)
  }
  return {
    submission,
    notice,
    busy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!begin()) return
      const password = passwordIn(event.currentTarget)
      const problems = checkPassword({ password })
      if (Object.keys(problems).length === 0) return void send(password)
      end()
      show(problems)
    },
  }
}
