import { readCode } from '@hospital/sdk'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

/** What is wrong with the one-time code of a registration. */
export const checkCode = ({ token = '' }: FormValues): FormProblems =>
  problemsOf({ token: readCode(token) === undefined && 'web.code.wrong' })

/** The request that proves a registration. `registration` is its code, which is not the one-time code. */
export const codeRequest = (registration: string, { token = '' }: FormValues) => ({
  kode_registrasi: registration,
  token: readCode(token) ?? '',
})
