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
import type { Imports } from './import.ts'
import { createInvitations } from './invitations.ts'
import type { Invitations } from './invitations.ts'
import type { Checkup } from './mcu.ts'
import { latestFirst, seededCheckups } from './mcu.ts'
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
  /** Made on first use: there are thousands, and most visitors are patients. */
  readonly employees: readonly Employee[]
  /** Adds an employee and returns the id. */
  readonly register: (employee: Omit<Employee, 'id'>) => number
  /** Adds employees who have ids already, and their check-ups of the last years. */
  readonly hire: (employees: readonly Employee[]) => void
  readonly imports: Imports
  /** All check-ups, the latest first. Made on first use. */
  readonly checkups: readonly Checkup[]
  readonly referrals: Referrals
  readonly tokens: Tokens
  readonly attempts: Attempts
  readonly invitations: Invitations
}

interface Workforce {
  readonly today: string
  readonly employees: readonly Employee[]
  readonly checkups: readonly Checkup[]
}

/**
 * The employees and check-ups depend only on the day, so all hospitals of a process share them: making the thousands of check-ups takes a
 * third of a second.
 */
let shared: Workforce | undefined

const workforceOf = (seeds: readonly Company[], today: string): Workforce => {
  if (shared?.today === today) return shared
  const employees = seededEmployees(seeds, today)
  shared = { today, employees, checkups: seededCheckups(employees, today) }
  return shared
}

/** The company side in its initial state. */
export const createCompanies = (clock: Clock): Companies => {
  const today = clock.today()
  const seeds = seededCompanies(today)
  const companies = createTable(seeds)
  const users = createTable(seededUsers(today))
  let workforce: Workforce | undefined
  const made = () => (workforce ??= workforceOf(seeds, today))
  // The seeded employees are shared between instances: the first registration copies them.
  let employees: Employee[] | undefined
  const register = (employee: Omit<Employee, 'id'>): number => {
    employees ??= [...made().employees]
    const id = (employees.at(-1)?.id ?? 0) + 1
    employees.push({ ...employee, id })
    return id
  }
  const hired: Employee[] = []
  let checkups: readonly Checkup[] | undefined
  const hire = (added: readonly Employee[]): void => {
    employees = [...(employees ?? made().employees), ...added]
    hired.push(...added)
    checkups = undefined
  }
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
    get employees() {
      return employees ?? made().employees
    },
    get checkups() {
      if (hired.length === 0) return made().checkups
      return (checkups ??= latestFirst([...made().checkups, ...seededCheckups(hired, today)]))
    },
    register,
    hire,
    imports: new Map(),
    referrals,
    invitations,
    tokens: createTokens(clock, 'contoh-perusahaan', standing),
    attempts: createAttempts(clock),
  }
}

/** The companies as the lists of guarantors and the registration forms need them, by name. */
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
