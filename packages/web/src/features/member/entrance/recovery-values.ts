import { readCode } from '@hospital/sdk'
import { changePasswordConstraints, checkEmailConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

const { email } = checkEmailConstraints
const { password } = changePasswordConstraints

/** The problems of the e-mail address that the code should go to. */
export const checkRecoveryEmail = (values: FormValues): FormProblems =>
  checkConstraints(values, { email }, { email: { missing: 'web.form.email.missing', wrong: 'web.form.email.wrong' } })

/** The problems of the code and the new password. */
export const checkNewPassword = (values: FormValues): FormProblems => ({
  ...problemsOf({ token: readCode(values['token'] ?? '') === undefined && 'web.code.wrong' }),
  ...checkConstraints(values, { password }, { password: { tooShort: 'web.forgot.password.short' } }),
})

/** The request that sets the new password of the account with this address. */
export const newPasswordRequest = (address: string, { token = '', password: secret = '' }: FormValues) => ({
  email: address,
  token: readCode(token) ?? '',
  password: secret,
})
