import { activateCompanyUserConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'

const { password } = activateCompanyUserConstraints

const words = { password: { missing: 'web.forgot.password.short', tooShort: 'web.forgot.password.short' } } as const

/** What is wrong with the first password of an invited user. */
export const checkPassword = (values: FormValues): FormProblems => checkConstraints(values, { password }, words)
