import { useEffect, useEffectEvent, useState } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { takeEmployee } from './employee-handover.ts'
import type { FoundEmployee } from './found-employee.ts'
import { newReferral, referralStart } from './found-employee.ts'
import type { ReferralStart } from './found-employee.ts'
import { referralDraft } from './referral-draft.ts'

/** The referral with which the form begins, and the ways to decide between two. */
export interface ReferralBeginning {
  /** A referral of another employee is unfinished. */
  readonly choice: Extract<ReferralStart, { readonly kind: 'choice' }> | undefined
  /** Another form than before has another number: it begins with its own draft. */
  readonly form: number
  readonly goOn: () => void
  readonly beginAnother: (employee: FoundEmployee) => void
}

/** Begins the form with the employee from whose page it was opened. The draft holds the employee from then on, so a reload does too. */
export const useReferralStart = (): ReferralBeginning => {
  const [choice, setChoice] = useState<ReferralBeginning['choice']>()
  const [form, setForm] = useState(0)
  const begin = (values: FormValues) => {
    writeDraft(referralDraft, values)
    setChoice(undefined)
    setForm((before) => before + 1)
  }
  const take = useEffectEvent(() => {
    const employee = takeEmployee(Date.now())
    if (!employee) return
    const start = referralStart(readDraft(referralDraft) ?? {}, employee)
    if (start.kind === 'form') begin(start.values)
    else setChoice(start)
  })
  // It is taken once: an effect that runs again finds nothing. In a callback, since the form is shown first as it was left.
  useEffect(() => queueMicrotask(() => take()), [])
  return {
    choice,
    form,
    goOn: () => setChoice(undefined),
    beginAnother: (employee) => begin(newReferral(readDraft(referralDraft) ?? {}, employee)),
  }
}
