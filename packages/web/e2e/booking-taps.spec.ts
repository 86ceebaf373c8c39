import type { Page } from '@playwright/test'
import { appointmentWords, choices, expectQuestion, patientsIn } from './appointment-way.ts'
import { countEffort } from './count-effort.ts'
import { expectJourney } from './journeys.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// Bookings of one test remain for the next.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 780 } })

const words = appointmentWords.id

/**
 * Walks to the last step with the doctor of a card. Each test has its own doctor: lists still show a time for some seconds after it was
 * booked.
 */
const walk = async (page: Page, card: number) => {
  await page.goto(`${site.url}/`)
  await hydrated(page)
  const effort = countEffort(page)
  const { tap, choose } = effort
  const finder = page.getByRole('search', { name: 'Temukan dokter Anda' })
  await choose(finder.getByLabel('Spesialis', { exact: true }), 'Penyakit Dalam')
  await tap(finder.getByRole('button', { name: 'Cari dokter' }))
  await page.waitForURL(/jadwal-dokter\?/)
  // The card shows a time, and its link books that time.
  await tap(page.getByRole('link', { name: /^Pesan / }).nth(card))
  await expectQuestion(page, words.questions.details)
  return effort
}

// Two of the taps choose the specialty in the finder of the home page.
for (const [who, card, child, most] of [
  ['oneself', 0, undefined, { taps: 5, screens: 4 }],
  ['a child', 1, 'Kirana', { taps: 6, screens: 4 }],
] as const)
  test(`booked for ${who} from home by somebody who is logged in`, async ({ page }) => {
    await logInAs(page, 'siti', site.url)
    const effort = await walk(page, card)
    if (child !== undefined) await effort.tap(patientsIn(page, words).getByRole('radio', { name: child }))
    // The last way to pay.
    await expect(page.getByRole('group', { name: words.payment }).getByRole('radio', { checked: true })).toHaveCount(1)
    await effort.tap(page.getByRole('button', { name: words.submit }))
    await expect(page.getByRole('region', { name: words.done })).toBeFocused()
    expect(effort.effort).toEqual(most)
    if (child !== undefined) expectJourney('book for the child, from the home page', effort.effort)
  })

test('a second visit to a doctor on one day is refused, with the way to the first one', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  const refused = page.getByRole('status').filter({ hasText: 'sudah memiliki appointment' })
  const done = page.getByRole('region', { name: words.done })
  // Her own next visit may be to this doctor on the first free day, since the demo's dates follow today.
  const send = async () => {
    await patientsIn(page, words).getByRole('radio', { name: 'Agus Setiawan' }).click()
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).click()
    await page.getByRole('button', { name: words.submit }).click()
  }
  await walk(page, 2)
  const day = new URL(page.url())
  day.searchParams.delete('jam')
  await send()
  await expect(done).toBeFocused()
  // Another time of that day.
  await page.goto(day.href)
  await choices(page).last().click()
  await expectQuestion(page, words.questions.details)
  await send()
  await expect(refused).toBeFocused()
  await page.getByRole('link', { name: /^Lihat janji temu yang sudah ada: / }).click()
  await expect(page).toHaveURL(`${site.url}/member-area/appointment/1002/open`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test('booked for a child from home by somebody who is logged out', async ({ page }) => {
  const effort = await walk(page, 3)
  const { tap, type, opened } = effort
  await tap(page.getByRole('link', { name: 'Masuk dahulu' }))
  const login = page.getByRole('dialog', { name: words.logIn })
  opened()
  await type(login.getByLabel(words.email), 'siti.rahayu@contoh.example')
  await type(login.getByLabel(words.password, { exact: true }), 'Rahasia123')
  await tap(login.getByRole('button', { name: words.logIn }))
  await expect(page.getByRole('status').filter({ hasText: 'Anda sudah masuk.' })).toBeFocused()
  await tap(patientsIn(page, words).getByRole('radio', { name: 'Bima Arya Setiawan' }))
  // His first appointment: no way to pay is known yet.
  await tap(page.getByRole('radio', { name: 'Umum (bayar sendiri)' }))
  await tap(page.getByRole('button', { name: words.submit }))
  await expect(page.getByRole('region', { name: words.done })).toBeFocused()
  expect(effort.effort).toEqual({ taps: 11, screens: 5 })
  expectJourney('the same, with the log-in on the way', effort.effort)
})
