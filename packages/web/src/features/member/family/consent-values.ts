import { readCode } from '@hospital/sdk'
import { renewFamilyConsentConstraints } from '@hospital/sdk/constraints'
import type { MemberComponents } from '@hospital/sdk/member'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

const codeOf = ({ kode = '' }: FormValues): string => readCode(kode) ?? kode

/** What is wrong with the code by which a person agrees. `needsCode`: it was sent to them, and is to be given. */
export const checkConsent = (typed: FormValues, needsCode: boolean): FormProblems =>
  checkConstraints(
    { kode: codeOf(typed) },
    { kode: { ...renewFamilyConsentConstraints.kode, ...(needsCode && { required: true }) } },
    { kode: { missing: 'web.code.wrong', wrong: 'web.code.wrong' } },
  )

/** The request for the consent of a person of the family: without a code it asks for one. */
export const consentRequest = (
  memberId: number,
  person: number,
  typed: FormValues,
): MemberComponents['schemas']['RenewFamilyConsentRequest'] => {
  const kode = codeOf(typed)
  return { user_id: memberId, id_pasien: person, ...(kode && { kode }) }
}
