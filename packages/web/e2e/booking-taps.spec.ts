import type { Page } from '@playwright/test'
import { appointmentWords, choices, expectQuestion, patientsIn } from './appointment-way.ts'
import { countEffort } from './count-effort.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// What one test books is there in the next.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 780 } })

const words = appointmentWords.id

const walk = async (page: Page) => {
  await page.goto(`${site.url}/`)
  await hydrated(page)
  const effort = countEffort(page)
  const { tap, choose } = effort
  const finder = page.getByRole('search', { name: 'Temukan dokter Anda' })
  await choose(finder.getByLabel('Spesialis', { exact: true }), 'Penyakit Dalam')
  await tap(finder.getByRole('button', { name: 'Cari dokter' }))
  await page.waitForURL(/jadwal-dokter\?/)
  await tap(page.getByRole('link', { name: /^Pesan / }).first())
  await expectQuestion(page, words.questions.slot)
  await tap(choices(page).first())
  await expectQuestion(page, words.questions.details)
  return effort
}

// Two of the taps choose the specialty in the finder of the home page.
for (const [who, child, most] of [
  ['oneself', undefined, { taps: 6, screens: 5 }],
  ['a child', 'Kirana', { taps: 7, screens: 5 }],
] as const)
  test(`booked for ${who} from home by somebody who is logged in`, async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    const effort = await walk(page)
    if (child !== undefined) await effort.tap(patientsIn(page, words).getByRole('radio', { name: child }))
    // The way to pay of the last time.
    await expect(page.getByRole('group', { name: words.payment }).getByRole('radio', { checked: true })).toHaveCount(1)
    await effort.tap(page.getByRole('button', { name: words.submit }))
    await expect(page.getByRole('region', { name: words.done })).toBeFocused()
    expect(effort.effort).toEqual(most)
  })

test('booked for a child from home by somebody who is logged out', async ({ page }) => {
  const effort = await walk(page)
  const { tap, type, opened } = effort
  await tap(page.getByRole('radio', { name: 'Bayar Sendiri' }))
  await tap(page.getByRole('button', { name: words.submit }))
  const login = page.getByRole('dialog', { name: words.logIn })
  opened()
  await type(login.getByLabel(words.email), 'siti.rahayu@contoh.example')
  await type(login.getByLabel(words.password, { exact: true }), 'Rahasia123')
  await tap(login.getByRole('button', { name: words.logIn }))
  await tap(patientsIn(page, words).getByRole('radio', { name: 'Bima Arya Setiawan' }))
  await tap(page.getByRole('button', { name: words.submit }))
  await expect(page.getByRole('region', { name: words.done })).toBeFocused()
  expect(effort.effort).toEqual({ taps: 12, screens: 6 })
})
