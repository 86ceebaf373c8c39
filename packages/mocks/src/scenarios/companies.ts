import type { Companies } from '../companies/companies.ts'
import type { Company } from '../companies/company.ts'
import { demoPassword } from '../patients/people-seed.ts'

/** Users of the demo's companies with a valid contract. */
const emails = {
  nusantara: 'hr@nusantara-tekstil.example',
  kencana: 'k3@kencana-baja.example',
  kawung: 'hr@kawung-motor.example',
} as const

/** A company of the demo, by a short name. */
export type CompanyName = keyof typeof emails

/** The data that a change of a company needs. */
export interface CompanyState {
  readonly companies: Companies
  readonly today: string
  /** The seed of `MockOptions`. */
  readonly seed: number
}

/** A change of a company's state, such as `employees(5000)`. */
export type CompanyChange = (company: Company, state: CompanyState) => void

/** A company of the demo in a scenario, with one of its users. */
export interface ScenarioCompany {
  readonly id: number
  readonly email: string
  readonly password: string
  /** A bearer of the user that does not expire, for tests that are not about the log-in. */
  readonly token: string
  /** Changes the state in this order; returns the company again. */
  readonly with: (...changes: readonly CompanyChange[]) => ScenarioCompany
}

/** Finds the companies of a hospital. */
export const scenarioCompanies =
  (state: CompanyState) =>
  (name: CompanyName): ScenarioCompany => {
    const email = emails[name]
    const user = state.companies.users.all().find((account) => account.email === email)
    const found = state.companies.companies.byId(user?.company ?? 0)
    if (!user || !found) throw new Error(`The demo has no company of ${email}`)
    const company: ScenarioCompany = {
      id: found.id,
      email,
      password: demoPassword,
      token: `contoh-perusahaan-${user.id}-0`,
      with: (...changes) => {
        for (const change of changes) change(found, state)
        return company
      },
    }
    return company
  }
