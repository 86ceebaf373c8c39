import type { Company } from '../companies/company.ts'
import type { CompanyAccount } from '../companies/users.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { forbidden, unauthorized } from './replies.ts'

/** The role of the group's corporate admins. */
export const adminRole = 1

/** A response that denies the request. */
export interface CompanyDenial {
  readonly denial: ReturnType<typeof forbidden> | ReturnType<typeof unauthorized>
}

const noAccess = () => ({ denial: forbidden('Anda tidak memiliki akses ke halaman atau data ini.') })

/** The user of the session. */
const companyUser = ({ companies }: Hospital, bearer: string | undefined): CompanyAccount | CompanyDenial => {
  const owner = companies.tokens.owner(bearer)
  const user = owner === undefined ? undefined : companies.users.byId(owner)
  return user ?? { denial: unauthorized() }
}

/** The user's own company; 403 for a corporate admin, who has no company. */
export const ownCompany = (
  hospital: Hospital,
  bearer: string | undefined,
): { readonly company: Company; readonly user: CompanyAccount } | CompanyDenial => {
  const user = companyUser(hospital, bearer)
  if ('denial' in user) return user
  const company = user.company === null ? undefined : hospital.companies.companies.byId(user.company)
  return company ? { company, user } : noAccess()
}

/** A corporate admin; 403 for all other users. */
export const corporateAdmin = (hospital: Hospital, bearer: string | undefined): CompanyAccount | CompanyDenial => {
  const user = companyUser(hospital, bearer)
  return 'denial' in user || user.role === adminRole ? user : noAccess()
}

/** The companies whose data a call may show: all for an admin without a filter, otherwise one. */
export const companyScope = (
  hospital: Hospital,
  bearer: string | undefined,
  wanted: number | undefined,
): { readonly shows: (company: number) => boolean } | CompanyDenial => {
  const user = companyUser(hospital, bearer)
  if ('denial' in user) return user
  if (user.role === adminRole) return { shows: (company) => wanted === undefined || company === wanted }
  return wanted === undefined || wanted === user.company ? { shows: (company) => company === user.company } : noAccess()
}
