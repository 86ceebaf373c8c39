import { demoAccounts } from '@hospital/mocks'
import type { CompanyComponents } from '@hospital/sdk/company'
import type { Page } from '@playwright/test'
import { companyCookie } from '../src/session/write-cookies.ts'
import { storeSession } from './stored-session.ts'

/** Company users of the demo by short names: `nadia` belongs to a company with 5,000 employees, and `bambang` is an administrator. */
export const companyEmails = {
  wulan: 'hr@nusantara-tekstil.example',
  yohanes: 'k3@kencana-baja.example',
  nadia: 'hr@kawung-motor.example',
  bambang: 'admin@hospital.example',
} as const

type LogIn = CompanyComponents['schemas']['CompanyLoginSuccess']

/**
 * Logs a company user in as the site's page does, without using that page: the token in storage, the person in a cookie. Afterwards the
 * browser shows a plain text of the site at `url`; go to a page from there. Returns the token. Contract: operations `companyLogin` and
 * `companyAdminLogin`.
 */
export const logInCompany = async (page: Page, user: keyof typeof companyEmails, url: string): Promise<string> => {
  const account = demoAccounts.find(({ email }) => email === companyEmails[user])
  const path = account?.area === 'admin' ? 'admin/login' : 'login'
  const response = await page.request.post(`${url}/api/company/company/${path}`, {
    data: { email: companyEmails[user], password: account?.password },
    headers: { origin: url },
  })
  if (!response.ok()) throw new Error(`${user} cannot log in: ${response.status()}`)
  const { data } = (await response.json()) as LogIn
  await storeSession(page, url, 'company', { cookies: [companyCookie(data.user, false)], token: data.token })
  return data.token
}
