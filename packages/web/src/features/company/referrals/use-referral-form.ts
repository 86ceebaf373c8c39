import { useLocale } from '@hospital/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useStepForm } from '../../../forms/steps/use-step-form.ts'
import type { StepForm } from '../../../forms/steps/use-step-form.ts'
import type { FormValues } from '../../../forms/submission.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteAction } from '../../../personal-data/use-write-action.ts'
import type { WriteOutcome } from '../../../personal-data/write-outcome.ts'
import { writeProblems } from '../../../personal-data/write-words.ts'
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

type UnfiledOutcome = Exclude<WriteOutcome<unknown>, { readonly kind: 'done' }>

/** The server knows one instant where the form has a day and a time. */
const underFormNames = (outcome: UnfiledOutcome): UnfiledOutcome => {
  if (outcome.kind !== 'invalid') return outcome
  const { waktu_kejadian: instant, ...others } = outcome.fieldErrors
  return instant ? { ...outcome, fieldErrors: { ...others, tanggal: instant } } : outcome
}

/**
 * Files a referral, once. What is typed is stored in this tab for a day; where the answer is lost it is not sent again by itself.
 * Contract: operation `createAccidentReferral`.
 */
export const useReferralForm = (personal: PersonalData, known: FormValues): ReferralForm => {
  const locale = useLocale()
  const [, navigate] = useLocation()
  const [notice, setNotice] = useState<WriteProblems['notice']>()
  const [isUnknown, setUnknown] = useState(false)
  const [letter, setLetter] = useState<File>()
  const [isFiled, setFiled] = useState(false)
  // Known before the next press, which may come while the referral's page is on its way.
  const filed = useRef(false)
  const filing = useWriteAction<ReferralDetail>({
    personal,
    stale: referralReads,
    onOutcome: (outcome) => {
      if (outcome.kind === 'done') {
        const { id } = outcome.data
        filed.current = true
        setFiled(true)
        form.forget()
        fileReferral(personal, { id, letter })
        return navigate(href(locale, 'companyAccident', { rujukan: String(id) }))
      }
      const found = writeProblems(underFormNames(outcome), formFields, { unknown: 'web.company.referral.unknown' })
      setUnknown(outcome.kind === 'unknown')
      setNotice(found.notice)
      return form.fail(found.problems)
    },
  })
  const form = useStepForm<string>({
    steps: referralSteps,
    prefix: referralPrefix,
    draft: referralDraft,
    known,
    check: (values) => checkReferral(values, serverNow()),
    onComplete: (values) => {
      if (filed.current) return
      setNotice(undefined)
      setUnknown(false)
      filing.send(async () => {
        const result = await personal.company.createAccidentReferral({ body: referralRequest(values) })
        return result.error ? { error: result.error } : { data: result.data.data }
      })
    },
  })
  return { form, busy: filing.busy || isFiled, notice, isUnknown, setLetter }
}
