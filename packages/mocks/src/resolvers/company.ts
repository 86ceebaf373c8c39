import type { CompanyResolvers } from '../generated/company.ts'
import type { Hospital } from '../hospital/hospital.ts'
import { companyAdminClients } from './company-admin-clients.ts'
import { companyAdminImport } from './company-admin-import.ts'
import { companyAdminUsers } from './company-admin-users.ts'
import { companyEmployees } from './company-employees.ts'
import { companyMcu } from './company-mcu.ts'
import { companyProfile } from './company-profile.ts'
import { companyReferrals } from './company-referrals.ts'
import { companySession } from './company-session.ts'

/** Answers the company API from a hospital's state. */
export const createCompanyResolvers = (hospital: Hospital): CompanyResolvers => ({
  ...companySession(hospital),
  ...companyProfile(hospital),
  ...companyEmployees(hospital),
  ...companyMcu(hospital),
  ...companyReferrals(hospital),
  ...companyAdminClients(hospital),
  ...companyAdminUsers(hospital),
  ...companyAdminImport(hospital),
})
