import type { Page } from '@playwright/test'
import { answering, fail, retryTimeout } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessibleFromTop, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeEach(async ({ ownSite }) => {
  // Each test moves the clock of its site.
  site = await ownSite()
})

test.describe.configure({ mode: 'default' })
// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\// })

const minute = 60_000
const path = '/api/member/appointment/antrian'

interface Queued {
  readonly kode_appointment: string
  readonly tanggal: string
  readonly jam: string
  readonly nomor_antrian: number | null
}

/** Sets the clock of the hospital. */
const setNow = async (page: Page, now: Date): Promise<void> => {
  const set = await page.request.post(`${site.contracts}/__mock/now`, { data: { now: now.toISOString() } })
  expect(set.ok()).toBe(true)
}

/** Sets the clock, and waits until the site has the hour too: the site reads it from the answers of its back ends. */
const setNowEverywhere = async (page: Page, now: Date): Promise<void> => {
  await setNow(page, now)
  let count = 0
  await expect
    .poll(async () => {
      count += 1
      // A cached page has the hour when it was made.
      const answer = await page.request.get(`${site.url}/cari?q=antrean+${now.getTime()}+${count}`)
      return Math.abs(Date.parse(answer.headers()['date'] ?? '') - now.getTime()) < 5 * minute
    })
    .toBe(true)
}

/** Siti's next confirmed appointment with a number, and the hour of its slot. */
const nextOf = async (
  page: Page,
): Promise<{ readonly start: number; readonly number: number; readonly code: string }> => {
  const { token } = await logInAs(page, 'siti', site.url)
  const answer = await page.request.post(`${site.contracts}/member/appointment/approved`, {
    data: { userid: 1001 },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { readonly data: readonly Queued[] }
  const next = data.find(({ nomor_antrian: number }) => number !== null)
  if (!next?.nomor_antrian) throw new Error('Siti has no confirmed appointment with a number')
  const start = Date.parse(`${next.tanggal}T${next.jam}:00+07:00`)
  return { start, number: next.nomor_antrian, code: next.kode_appointment }
}

const main = (page: Page) => page.getByRole('main')
const list = '/member-area/appointment/1001/approved'

test('the queue of today is told on the home and with the appointment, and moves with time', async ({ page }) => {
  const { start, number, code } = await nextOf(page)
  await setNowEverywhere(page, new Date(start - 10 * minute))
  await logInAs(page, 'siti', site.url)
  await page.clock.install({ time: new Date(start - 10 * minute) })
  await page.goto(`${site.url}/member-area/profile`)
  await expect(main(page).getByText(`nomor Anda ${number}`)).toBeVisible()
  await page.goto(`${site.url}${list}`)
  await hydrated(page)
  const card = main(page).getByRole('article').filter({ hasText: code })
  const line = card.getByText(`nomor Anda ${number}`)
  await expect(line).toBeVisible()
  await expect(main(page).getByText(/nomor Anda/)).toHaveCount(1)
  await expectAccessibleFromTop(page)
  const before = await line.textContent()
  // The doctor is late by half an hour at most.
  for (let moved = 0; moved <= 60; moved += 10) {
    await setNow(page, new Date(start + moved * minute))
    const read = page.waitForResponse((response) => response.url().endsWith(path))
    await page.clock.runFor('01:01')
    await read
    if (await card.getByRole('status').filter({ hasText: 'Nomor Anda sudah dipanggil' }).isVisible()) break
  }
  await expect(card.getByRole('status').filter({ hasText: 'Nomor Anda sudah dipanggil' })).toBeVisible()
  expect(await line.textContent()).not.toBe(before)
})

test('on the home an appointment whose slot is over stays while the queue is late, and goes when it has passed', async ({
  page,
}) => {
  const { start, number, code } = await nextOf(page)
  const late = new Date(start + 90 * minute)
  await setNowEverywhere(page, late)
  await logInAs(page, 'siti', site.url)
  const queue = {
    status: 'berjalan',
    nomor_antrian: number,
    nomor_dipanggil: number - 2,
    sisa_antrian: 2,
    perkiraan_jam: null,
    jam_mulai: null,
    diperbarui_pada: late.toISOString(),
  }
  let state = queue
  await answering(page, path, (route) => route.fulfill({ json: { process: true, detail: '', data: state } }))
  await page.goto(`${site.url}/member-area/profile`)
  await expect(main(page).getByText(code)).toBeVisible()
  await expect(main(page).getByText(`nomor Anda ${number}`)).toBeVisible()
  state = { ...queue, status: 'selesai' }
  await page.reload()
  await expect(main(page).getByRole('heading', { name: 'Janji temu berikutnya' })).toBeVisible()
  await expect(main(page).getByRole('article').first()).toContainText('APT-')
  await expect(main(page).getByText(code)).toHaveCount(0)
})

test('an appointment of another day has no queue, and asks for none', async ({ page }) => {
  const { start, code } = await nextOf(page)
  await setNowEverywhere(page, new Date(start - 24 * 60 * minute))
  await logInAs(page, 'siti', site.url)
  const asked = await answering(page, path, (route) => route.continue())
  await page.goto(`${site.url}${list}`)
  await hydrated(page)
  await expect(main(page).getByRole('article').filter({ hasText: code })).toBeVisible()
  await expect(main(page).getByText(/nomor Anda/)).toHaveCount(0)
  expect(asked()).toBe(0)
})

test('a queue that cannot be read leaves the card as it is, and can be tried again', async ({ page }) => {
  const { start, number, code } = await nextOf(page)
  await setNowEverywhere(page, new Date(start))
  await logInAs(page, 'siti', site.url)
  await answering(page, path, fail)
  await page.goto(`${site.url}/en${list}`)
  await hydrated(page)
  const card = main(page).getByRole('article').filter({ hasText: code })
  await expect(card.getByText('The queue cannot be shown right now.')).toBeVisible({ timeout: retryTimeout })
  await expect(card.getByText('Details')).toBeVisible()
  await expectAccessibleFromTop(page)
  await page.unrouteAll()
  await card.getByRole('button', { name: 'Reload the queue' }).click()
  await expect(card.getByText(`your number ${number}`)).toBeVisible()
  await expect(card.getByText('The queue cannot be shown right now.')).toBeHidden()
})

for (const [what, state, said] of [
  ['next', { nomor_dipanggil: 16, sisa_antrian: 1 }, 'Giliran Anda berikutnya'],
  ['being called', { nomor_dipanggil: 17, sisa_antrian: 0 }, 'Nomor Anda sedang dipanggil'],
] as const) {
  test(`that the own number is ${what} is told to screen readers, and all before is not`, async ({ page }) => {
    const { start, code } = await nextOf(page)
    await setNowEverywhere(page, new Date(start))
    await logInAs(page, 'siti', site.url)
    await page.clock.install({ time: new Date(start) })
    const data = {
      status: 'berjalan',
      nomor_antrian: 17,
      perkiraan_jam: '10:40',
      jam_mulai: null,
      diperbarui_pada: new Date(start).toISOString(),
    }
    const waiting = { ...data, nomor_dipanggil: 12, sisa_antrian: 5 }
    await answering(page, path, (route, count) =>
      route.fulfill({ json: { process: true, detail: '', data: count === 1 ? waiting : { ...data, ...state } } }),
    )
    await page.goto(`${site.url}${list}`)
    await hydrated(page)
    const card = main(page).getByRole('article').filter({ hasText: code })
    await expect(card.getByText(/sekitar 5 pasien lagi · giliran Anda sekitar 10\.40/)).toBeVisible()
    await expect(card.getByRole('status')).toHaveText('')
    await page.clock.runFor('01:01')
    await expect(card.getByRole('status')).toContainText(said)
  })
}
