import { loginConstraints } from '@hospital/sdk/constraints'
import type { Credentials } from '@hospital/ui'
import { constraintProblem } from '../forms/check-constraints.ts'
import { typedText } from '../forms/form-values.ts'
import type { MessageId } from '../i18n/use-message.ts'

/**
 * What a log-in is sent with, or what is wrong with what was typed. Patients, company users and administrators log in with the same two
 * fields. A password stays as it was typed.
 */
export const checkCredentials = (
  typed: Credentials,
): { readonly body: Pick<Credentials, 'email' | 'password'> } | { readonly problem: MessageId } => {
  const [email, { password }] = [typedText(typed.email), typed]
  if (email === '' || password === '') return { problem: 'web.login.incomplete' }
  if (constraintProblem(email, loginConstraints.email)) return { problem: 'web.form.email.wrong' }
  return Array.from(password).length > loginConstraints.password.maxLength
    ? { problem: 'web.login.tooLong' }
    : { body: { email, password } }
}
