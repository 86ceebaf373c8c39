import { demoAccounts } from '@hospital/mocks'
import type { Page } from '@playwright/test'
import { sessionCookies } from '../src/session/session-cookies.ts'
import { sessionCookie } from '../src/session/set-cookie.ts'
import { storeSession } from './stored-session.ts'

/** Members of the demo by short names. */
const emails = {
  siti: 'siti.rahayu@contoh.example',
  suparno: 'suparno@contoh.example',
  dewi: 'dewi.lestari@contoh.example',
  maman: 'maman.suherman@contoh.example',
} as const

/** The parts of a log-in's answer that tests need. */
interface LogIn {
  readonly users: {
    readonly id: number
    readonly nama_lengkap: string
    readonly email: string | null
    readonly no_telp: string | null
    readonly gender: 'L' | 'P'
  }
  readonly family: readonly { readonly id: number }[]
  readonly jwt_token: { readonly value: string }
}

/** A member who is logged in. */
export interface LoggedIn {
  readonly id: number
  readonly name: string
  readonly token: string
}

/**
 * The address from which a worker logs members in. An account allows log-ins from thirty new addresses in a quarter of an hour, and each
 * test has its own address.
 */
const workerAddress = `2001:db8::${process.env['TEST_PARALLEL_INDEX']}`

/**
 * Logs a member in as the site's dialog does, without using it: the token in storage, the person in cookies. Afterwards the browser shows a
 * plain text of the site at `url`; go to a page from there. Contract: operation `login`.
 */
export const logInAs = async (page: Page, person: keyof typeof emails, url: string): Promise<LoggedIn> => {
  const password = demoAccounts.find(({ email }) => email === emails[person])?.password
  const response = await page.request.post(`${url}/api/member/login`, {
    data: { email: emails[person], password },
    headers: { origin: url, 'X-Forwarded-For': workerAddress },
  })
  if (!response.ok()) throw new Error(`${person} cannot log in: ${response.status()}`)
  const { users, family, jwt_token: token } = (await response.json()) as LogIn
  const { id, nama_lengkap, email, no_telp, gender } = users
  const cookies = [
    sessionCookie(sessionCookies.member, { id, nama_lengkap, email, no_telp, gender }, false),
    sessionCookie(
      sessionCookies.family,
      family.map((one) => one.id),
      false,
    ),
  ]
  await storeSession(page, url, 'member', { cookies, token: token.value })
  return { id, name: nama_lengkap, token: token.value }
}

const control = async (contracts: string, name: string, data: object): Promise<void> => {
  const response = await fetch(`${contracts}/__mock/${name}`, { method: 'POST', body: JSON.stringify(data) })
  if (!response.ok) throw new Error(await response.text())
}

/** Approves an open appointment, as the hospital does. */
export const approve = (contracts: string, code: string): Promise<void> =>
  control(contracts, 'approve', { kode_appointment: code })

/** Ends one session: its token gets 401 from now on. */
export const expireToken = (contracts: string, token: string): Promise<void> => control(contracts, 'expire', { token })
