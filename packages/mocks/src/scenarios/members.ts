import type { Patients } from '../patients/patients.ts'
import { demoPassword } from '../patients/people-seed.ts'

/** The members of the demo who can log in. */
const emails = {
  siti: 'siti.rahayu@contoh.example',
  suparno: 'suparno@contoh.example',
  dewi: 'dewi.lestari@contoh.example',
  maman: 'maman.suherman@contoh.example',
  eko: 'eko.prasetyo@contoh.example',
  rizky: 'rizky.ramadhan@contoh.example',
  sarah: 'sarah.johnson@contoh.example',
  maria: 'maria.yohana.kusumaningtyas.sastrowardoyo@contoh.example',
} as const

/** A member of the demo, by the first name. */
export type MemberName = keyof typeof emails

/** A change of a member's state, such as `appointment({ list: 'open' })`. */
export type MemberChange = (userid: number, patients: Patients) => void

/** A member of the demo in a scenario. */
export interface ScenarioMember {
  readonly userid: number
  readonly email: string
  readonly password: string
  /** A bearer that does not expire, for tests that are not about the log-in. */
  readonly token: string
  /** Changes the state in this order; returns the member again. */
  readonly with: (...changes: readonly MemberChange[]) => ScenarioMember
}

/** Finds the members of a hospital. */
export const scenarioMembers =
  (patients: Patients) =>
  (name: MemberName): ScenarioMember => {
    const email = emails[name]
    const account = patients.accounts.byEmail(email)
    if (!account) throw new Error(`The demo has no account of ${email}`)
    const userid = account.owner
    const member: ScenarioMember = {
      userid,
      email,
      password: demoPassword,
      token: `contoh-member-${userid}-0`,
      with: (...changes) => {
        for (const change of changes) change(userid, patients)
        return member
      },
    }
    return member
  }
