import { useLocale } from '@hospital/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf } from '../../../personal-data/read.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { href } from '../../../routes/href.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { fileReferral } from './filed-referral.ts'
import { referralDraft, referralPrefix } from './referral-draft.ts'
import { checkReferral, formFields, referralRequest, referralSteps } from './referral-values.ts'
import { referralReads } from './referral.ts'
import type { ReferralDetail } from './referral.ts'

/** The form of a referral as it goes on. */
export interface ReferralForm {
  readonly form: StepForm<string>
  readonly busy: boolean
  readonly notice: WriteProblems['notice']
  /** It was sent, and it is unknown whether it arrived: the list tells. */
  readonly isUnknown: boolean
  readonly setLetter: (letter: File | undefined) => void
}

/**
 * Files a referral, once. What is typed is stored in this tab for a day; where the answer is lost it is not sent again by itself.
 * Contract: operation `createAccidentReferral`.
 */
export const useReferralForm = (personal: PersonalData, known: FormValues): ReferralForm => {
  const locale = useLocale()
  const [, navigate] = useLocation()
  const [letter, setLetter] = useState<File>()
  // Known before the next press, which may come while the referral's page is on its way.
  const filed = useRef(false)
  const { send, busy, notice, outcome } = useWrite<ReferralDetail, FormValues>({
    personal,
    fields: ['waktu_kejadian', ...formFields],
    // The server knows one instant where the form has a day and a time.
    controls: { waktu_kejadian: 'tanggal' },
    call: (values) =>
      answerOf(personal.company.createAccidentReferral({ body: referralRequest(values) }), ({ data }) => data),
    stale: referralReads,
    unknown: 'web.company.referral.unknown',
    onDone: ({ id }) => {
      filed.current = true
      form.forget()
      fileReferral(personal, { id, letter })
      navigate(href(locale, 'companyAccident', { rujukan: String(id) }))
    },
    onUndone: (_outcome, { problems }) => form.fail(problems),
  })
  const form = useStepForm<string>({
    steps: referralSteps,
    prefix: referralPrefix,
    draft: referralDraft,
    known,
    check: (values) => checkReferral(values, serverNow()),
    onComplete: (values) => {
      if (!filed.current) send(values)
    },
  })
  return { form, busy: busy || outcome?.kind === 'done', notice, isUnknown: outcome?.kind === 'unknown', setLetter }
}
