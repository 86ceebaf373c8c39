import type { Page } from '@playwright/test'
import { runningQueue } from '../src/features/member/appointments/sample-queue.ts'
import { expectNoLayoutShift } from './layout-shift.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'
import { waitForAll } from './wait-for-all.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name })

const familyCall = /\/api\/member\/profile\/family/
const documentCalls = /\/api\/member\/profile\/dokumentasi_penjamin/
const queueCall = /\/api\/member\/appointment\/antrian/
const appointmentCalls = /\/api\/member\/appointment\/(?:open|approved|closed)/

/** Holds the answers to calls until the returned function is called. */
const hold = async (page: Page, path: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until a page's script has been fetched. */
const expectFetched = (page: Page, script: string) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    )
    .toMatch(new RegExp(`/${script}-[\\w-]+\\.js\\b`))

/** The scripts that a page requests from now on. */
const scriptsAskedFor = (page: Page): readonly string[] => {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.push(new URL(request.url()).pathname)
  })
  return found
}

test('the pages of the menu need no script more, once a patient has read the first one', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await expect(main(page).getByText('Karawang', { exact: true })).toBeVisible()
  // This script is the last one.
  await expectFetched(page, 'family-page')
  const asked = scriptsAskedFor(page)
  await menu(page, 'Riwayat kunjungan').click()
  await expect(main(page).getByRole('article').first()).toContainText('RJ-')
  await menu(page, 'Janji temu').click()
  await expect(main(page).getByRole('article').first()).toContainText('APT-')
  expect(asked).toEqual([])
})

test('nothing is fetched ahead where the browser saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/profile`)
  await expect(main(page).getByText('Karawang', { exact: true })).toBeVisible()
  const asked = scriptsAskedFor(page)
  await menu(page, 'Riwayat kunjungan').click()
  await expect(main(page).getByRole('article').first()).toContainText('RJ-')
  expect(asked.filter((path) => path.includes('/visits-page-'))).toHaveLength(1)
})

test('the first page after a log-in is fetched while the patient types', async ({ page }) => {
  await page.goto(`${site.url}/member-area/login`)
  await hydrated(page)
  await expectFetched(page, 'home-page')
})

test('a member’s own appointments are read beside the family, a child’s after it', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  const letThrough = await hold(page, familyCall)
  const own = page.waitForRequest(appointmentCalls)
  await page.goto(`${site.url}/member-area/appointment/1001/open`)
  await own
  letThrough()
  await expect(main(page).getByRole('article').first()).toContainText('APT-')

  const order: string[] = []
  page.on('request', (request) => {
    if (appointmentCalls.test(request.url())) order.push('appointments')
  })
  page.on('response', (response) => {
    if (familyCall.test(response.url())) order.push('family')
  })
  await page.goto(`${site.url}/member-area/appointment/1002/open`)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Janji temu' })).toBeVisible()
  await expect.poll(() => order).toEqual(['family', 'appointments', 'appointments', 'appointments'])
})

test('visits are shown while the appointments, by which an advised visit may be booked, are on their way', async ({
  page,
}) => {
  await logInAs(page, 'siti', site.url)
  await waitForAll(page)
  const letThrough = await hold(page, appointmentCalls)
  await page.goto(`${site.url}/member-area/history-kunjungan/1001`)
  const visit = main(page).getByRole('article').first()
  await expect(visit).toContainText('RJ-')
  // The card keeps the place of the link to the advised visit, and nothing there can be pressed.
  await expect(visit.getByText('Memuat janji temu…')).toBeAttached()
  await expect(visit.getByRole('button')).toHaveCount(0)
  letThrough()
  await expect(visit.getByRole('link', { name: /^(Buat janji temu kontrol|Sudah dijadwalkan )/ })).toBeVisible()
  await expect(visit.getByText('Memuat janji temu…')).toHaveCount(0)
})

for (const [what, path] of [
  ['the next visit comes', 'profile'],
  ['the appointments of a patient come', 'appointment/1005/approved'],
] as const)
  test(`${what} with the queue of today, and a number that is called moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await logInAs(page, 'siti', site.url)
    await waitForAll(page)
    const { promise, resolve: call } = Promise.withResolvers<void>()
    const data = { ...runningQueue, nomor_dipanggil: runningQueue.nomor_antrian, sisa_antrian: 0 }
    await page.route(queueCall, async (route) => {
      await promise
      await route.fulfill({ json: { process: true, detail: '', data } })
    })
    const asked = page.waitForRequest(queueCall)
    await page.goto(`${site.url}/member-area/${path}`)
    await asked
    await expect(main(page).getByText('APT-')).toHaveCount(0)
    call()
    await expect(main(page).getByText('Nomor Anda sedang dipanggil. Silakan ke ruang periksa.')).toBeVisible()
    await expectNoLayoutShift(page)
  })

test('the next visit is shown while what is to do is on its way, which the page says', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await waitForAll(page)
  const letThrough = await hold(page, documentCalls)
  await page.goto(`${site.url}/member-area/profile`)
  await expect(main(page).getByRole('article').first()).toContainText('APT-')
  await expect(main(page).getByText('Memuat…')).toBeVisible()
  letThrough()
  await expect(main(page).getByRole('heading', { name: 'Yang perlu Anda lakukan' })).toBeVisible()
  await expect(main(page).getByText('Memuat…')).toBeHidden()
})
