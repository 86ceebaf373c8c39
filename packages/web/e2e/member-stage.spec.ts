import { jakartaDate } from '@hospital/sdk'
import type { Page } from '@playwright/test'
import { appointmentWords } from './appointment-way.ts'
import { approve, expireToken, logInAs, moveClock } from './member.ts'
import type { LoggedIn } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

const words = appointmentWords.id
const day = 24 * 60 * 60 * 1000

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// One site for all; its clock is moved last.
test.describe.configure({ mode: 'default' })

/** Opens the last step of an appointment tomorrow; gives the status of the answer about the family. */
const openLastStep = async (page: Page): Promise<number> => {
  const tomorrow = jakartaDate(new Date(Date.now() + day))
  const family = page.waitForResponse(/\/api\/member\/profile\/family/)
  await page.goto(
    `${site.url}${words.path}?rs=RS01&dokter=dr-ratna-widyaningsih-sp-jp-k-fiha&tanggal=${tomorrow}&jam=09:00`,
  )
  await hydrated(page)
  return (await family).status()
}

/** The member API's answer to a list of appointments. */
const listed = async (page: Page, { id, token }: LoggedIn, list: 'open' | 'approved') => {
  const response = await page.request.post(`${site.contracts}/member/appointment/${list}`, {
    data: { userid: id },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data = [] } = (await response.json()) as { readonly data?: readonly { readonly kode_appointment: string }[] }
  return { status: response.status(), codes: data.map(({ kode_appointment }) => kode_appointment) }
}

test.describe('a member who is logged in without the dialog', () => {
  // Chromium itself reports the answer to a token that is refused.
  test.use({ missing: /\/api\/member\/profile\/family/ })

  test('acts for the family', async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    expect(await openLastStep(page)).toBe(200)
    await expect(page.getByLabel(words.patient).locator('option')).toHaveCount(5)
  })

  test('sees an appointment that the hospital approves', async ({ page }) => {
    const siti = await logInAs(page, 'siti', site.url)
    const [code = ''] = (await listed(page, siti, 'open')).codes
    await approve(site.contracts, code)
    expect((await listed(page, siti, 'open')).codes).not.toContain(code)
    expect((await listed(page, siti, 'approved')).codes).toContain(code)
    await expect(approve(site.contracts, code)).rejects.toThrow('only an open appointment can be approved')
  })

  test('is refused when the token has ended, until the next log-in', async ({ page }) => {
    const { token } = await logInAs(page, 'siti', site.url)
    await expireToken(site.contracts, token)
    expect(await openLastStep(page)).toBe(401)
    await expect(page.getByLabel(words.patient)).toBeHidden()
    await logInAs(page, 'siti', site.url)
    expect(await openLastStep(page)).toBe(200)
    await expect(page.getByLabel(words.patient)).toHaveValue('1001')
  })

  test('is refused when the clock has passed the end of the session', async ({ page }) => {
    const siti = await logInAs(page, 'siti', site.url)
    expect((await listed(page, siti, 'open')).status).toBe(200)
    await moveClock(site.contracts, new Date(Date.now() + day + 60_000))
    expect((await listed(page, siti, 'open')).status).toBe(401)
  })
})
