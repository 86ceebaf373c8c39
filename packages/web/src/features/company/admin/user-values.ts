import { normalizePhone } from '@hospital/sdk'
import type { CompanyComponents } from '@hospital/sdk/company'
import { createCorporateUserConstraints } from '@hospital/sdk/constraints'
import { checkConstraints } from '../../../forms/check-constraints.ts'
import { clearedProblems } from '../../../forms/cleared-problems.ts'
import { problemsOf } from '../../../forms/submission.ts'
import type { FormProblems, FormValues } from '../../../forms/submission.ts'
import type { CorporateUser } from './corporate.ts'

type Schemas = CompanyComponents['schemas']

/** The fields of a user's form, in its order, as the contract names them. */
export const userFields = ['name', 'email', 'no_telp', 'role_id', 'perusahaan_id', 'status'] as const

/** The role of an administrator, who belongs to no company. */
const adminRole = '1'

const { name, email, role_id } = createCorporateUserConstraints

/**
 * What is wrong with a user as typed. Address, role and company are those of a new user only: they do not change. `user` is the user
 * before the change; undefined for a new one.
 */
export const checkUser = (values: FormValues, user: Pick<CorporateUser, 'no_telp'> | undefined): FormProblems => {
  const { no_telp: phone = '', role_id: role = '', perusahaan_id: company = '' } = values
  const problems = {
    ...checkConstraints(
      values,
      { name: { ...name, required: true }, ...(!user && { email, role_id }) },
      {
        name: { missing: 'web.company.admin.user.name.missing' },
        email: { missing: 'web.company.admin.user.email.missing', wrong: 'web.form.email.wrong' },
        role_id: { missing: 'web.company.admin.user.role.missing' },
      },
    ),
    ...problemsOf({
      no_telp: phone !== '' && normalizePhone(phone) === undefined && 'web.company.profile.phone.wrong',
      perusahaan_id:
        !user && role !== '' && role !== adminRole && company === '' && 'web.company.admin.user.company.missing',
    }),
    ...clearedProblems(values, { no_telp: user?.no_telp }),
  }
  return Object.fromEntries(userFields.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])))
}

const phoneOf = ({ no_telp: phone = '' }: FormValues) =>
  phone === '' ? {} : { no_telp: normalizePhone(phone) ?? phone }

/** A new user, once it has been checked. */
export const createUserRequest = (values: FormValues): Schemas['CreateCorporateUserRequest'] => {
  const { name: fullName = '', email: address = '', role_id: role, perusahaan_id: company } = values
  return {
    name: fullName,
    email: address,
    ...phoneOf(values),
    role_id: role === adminRole ? 1 : 2,
    ...(role !== adminRole && company && { perusahaan_id: Number(company) }),
  }
}

/** The changes to a user, once they have been checked. */
export const updateUserRequest = (id: number, values: FormValues): Schemas['UpdateCorporateUserRequest'] => {
  const { name: fullName = '', status } = values
  return {
    id,
    name: fullName,
    ...phoneOf(values),
    ...(status !== undefined && { status: status === 'nonaktif' ? 'nonaktif' : 'aktif' }),
  }
}
