import { cancelAccidentReferralConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

const { alasan } = cancelAccidentReferralConstraints

const missing = 'web.company.referral.cancel.reasonMissing'

/** What is wrong with the reason for which a referral is cancelled. */
export const checkCancel = (values: FormValues): FormProblems =>
  checkConstraints(values, { alasan }, { alasan: { missing, tooShort: missing, wrong: missing } })
