import type { Attempts } from '../hospital/attempts.ts'
import { createAttempts } from '../hospital/attempts.ts'
import type { Clock } from '../hospital/clock.ts'
import type { Tokens } from '../hospital/tokens.ts'
import { createTokens } from '../hospital/tokens.ts'
import type { PayingCompany } from '../patients/guarantors.ts'
import { seededCompanies } from './company-seeds.ts'
import type { Company } from './company.ts'
import { isServed } from './company.ts'
import type { Employee } from './employee.ts'
import { seededEmployees } from './employee.ts'
import { createInvitations } from './invitations.ts'
import type { Invitations } from './invitations.ts'
import type { Checkup } from './mcu.ts'
import { seededCheckups } from './mcu.ts'
import { seedReferrals } from './referral-seeds.ts'
import type { Referrals } from './referral.ts'
import { createReferrals } from './referral.ts'
import { createTable } from './table.ts'
import type { Table } from './table.ts'
import type { CompanyAccount } from './users.ts'
import { seededInvitations, seededUsers } from './users.ts'

/** The company side of the hospital. */
export interface Companies {
  readonly companies: Table<Company>
  readonly users: Table<CompanyAccount>
  readonly employees: readonly Employee[]
  /** The latest first. */
  readonly checkups: readonly Checkup[]
  readonly referrals: Referrals
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly invitations: Invitations
}

/** The company side in its initial state. */
export const createCompanies = (clock: Clock): Companies => {
  const today = clock.today()
  const companies = createTable(seededCompanies(today))
  const users = createTable(seededUsers(today))
  const employees = seededEmployees(companies.all(), today)
  const referrals = createReferrals()
  const invitations = createInvitations({ clock, users: seededInvitations })
  seedReferrals(referrals, clock)
  const served = ({ status, company }: CompanyAccount) => {
    const employer = company === null ? undefined : companies.byId(company)
    return status === 'aktif' && (!employer || isServed(employer, today))
  }
  const standing = users
    .all()
    .filter(served)
    .map(({ id }) => id)
  return {
    companies,
    users,
    employees,
    referrals,
    invitations,
    checkups: seededCheckups(employees, today),
    tokens: createTokens(clock, 'contoh-perusahaan', standing),
    attempts: createAttempts(clock),
  }
}

/** The companies as guarantors and registration forms know them, by name. */
export const payingCompanies = ({ companies }: Companies, today: string): readonly PayingCompany[] =>
  companies
    .all()
    .map((company) => ({
      kd_perusahaan: company.code,
      nama: company.name,
      kodept: company.guarantorCode,
      active: isServed(company, today),
    }))
    .toSorted((one, other) => one.nama.localeCompare(other.nama, 'id'))
