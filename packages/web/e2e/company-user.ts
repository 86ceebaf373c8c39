import { demoAccounts } from '@hospital/mocks'
import type { CompanyComponents } from '@hospital/sdk/company'
import type { Page } from '@playwright/test'
import { companyCookie } from '../src/session/company-log-in.ts'
import { tokenKeys } from '../src/session/session-cookies.ts'

/** Company users of the demo by short names; the last one is an administrator. */
const emails = { wulan: 'hr@nusantara-tekstil.example', bambang: 'admin@hospital.example' } as const

interface LogIn {
  readonly data: { readonly token: string; readonly user: CompanyComponents['schemas']['CompanyUser'] }
}

/**
 * Logs a company user in as the site's page does, without operating it: the token in storage, the person in a cookie. Afterwards the
 * page is at a plain text of the site at `url`; go to a page from there. Contract: operations `companyLogin`, `companyAdminLogin`.
 */
export const logInCompany = async (page: Page, person: keyof typeof emails, url: string): Promise<string> => {
  const account = demoAccounts.find(({ email }) => email === emails[person])
  const path = account?.area === 'admin' ? 'admin/login' : 'login'
  const response = await page.request.post(`${url}/api/company/company/${path}`, {
    data: { email: emails[person], password: account?.password },
    headers: { origin: url },
  })
  if (!response.ok()) throw new Error(`${person} cannot log in: ${response.status()}`)
  const { data } = (await response.json()) as LogIn
  await page.goto(`${url}/health`)
  await page.evaluate(
    ({ key, value, cookie }) => {
      localStorage.setItem(key, value)
      document.cookie = cookie
    },
    { key: tokenKeys.company, value: data.token, cookie: companyCookie(data.user, false) },
  )
  return data.token
}
