import type { CompanyClient } from '@hospital/sdk/company'
import { useLocale } from '@hospital/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { formRules, requestOf, stepsOf } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { answerOf } from '../../../personal-data/read.ts'
import { useWrite } from '../../../personal-data/use-write.ts'
import type { WriteProblems } from '../../../personal-data/write-words.ts'
import { href } from '../../../routes/href.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { fileReferral } from './filed-referral.ts'
import { referralDraft, referralPrefix } from './referral-draft.ts'
import { referralFields, referralSteps } from './referral-fields.tsx'
import type { ReferralView } from './referral-fields.tsx'
import { referralReads } from './referral.ts'
import type { ReferralDetail } from './referral.ts'

type Request = Parameters<CompanyClient['createAccidentReferral']>[0]['body']

/** The state of the form of a referral, and its actions. */
export interface ReferralForm {
  readonly form: StepForm<string>
  readonly fields: readonly FormField[]
  readonly busy: boolean
  readonly notice: WriteProblems['notice']
  /** Whether the referral was sent but not answered: only the list shows whether it arrived. */
  readonly isUnknown: boolean
}

const createReferral = ({ company }: PersonalData, body: Request) =>
  answerOf(company.createAccidentReferral({ body }), ({ data }) => data)

/**
 * Files a referral, once. This tab stores the typed values for a day. If the answer is lost, the form sends nothing again by itself.
 * Contract: operation `createAccidentReferral`.
 */
export const useReferralForm = (
  { personal, hospitals }: Pick<ReferralView, 'personal' | 'hospitals'>,
  known: FormValues,
): ReferralForm => {
  const locale = useLocale()
  const [, navigate] = useLocation()
  const { today } = useShell()
  const [letter, setLetter] = useState<File>()
  const fields = referralFields(serverNow, { personal, hospitals, today, onLetter: setLetter })
  const { check, ...names } = formRules(fields)
  // A ref, so that a press before the referral's page arrives already sees it.
  const filed = useRef(false)
  const { send, busy, notice, outcome } = useWrite<ReferralDetail, FormValues>({
    ...names,
    personal,
    call: (values) => createReferral(personal, requestOf<Request>(fields, values)),
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
    steps: stepsOf(referralSteps, fields),
    prefix: referralPrefix,
    draft: referralDraft,
    known,
    check,
    onComplete: (values) => {
      if (!filed.current) send(values)
    },
  })
  return { form, fields, busy: busy || outcome?.kind === 'done', notice, isUnknown: outcome?.kind === 'unknown' }
}
