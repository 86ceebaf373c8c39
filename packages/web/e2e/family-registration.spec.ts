import type { Page } from '@playwright/test'
import { appointmentWords, patientsIn, walkToDetails } from './appointment-way.ts'
import { answering, cut, fail, refuse, refusal } from './faults.ts'
import { tabTo, expectNoSidewaysScroll } from './keyboard.ts'
import { logInAs } from './member.ts'
import { expectCount, press, words } from './registration-way.ts'
import { expect, expectAccessible, expectAccessibleFromTop, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

// All tests share one site: a person registered by one test remains for the next.
test.describe.configure({ mode: 'default' })
// Chromium itself logs failed requests.
test.use({ missing: /\/api\//, viewport: { width: 360, height: 780 } })

const said = words.id
const main = (page: Page) => page.getByRole('main')
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true })
const path = '/member-area/keluarga/1004/daftar'

const openStep = async (page: Page, query = '') => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}${path}${query}`)
  await hydrated(page)
  await expect(step(page, said.hospital)).toBeVisible()
}

/** Fills in the hospital's form up to its last step. */
const fill = async (page: Page) => {
  await expect(step(page, said.record)).toBeVisible()
  await press(page, said.next)
  await expect(step(page, said.further)).toBeVisible()
  await press(page, said.next)
  await expect(step(page, said.payment)).toBeVisible()
  await page.locator('[name=bayar][value=sendiri]').check()
  // The call accepts no photographs.
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await press(page, said.next)
  await expect(step(page, said.review)).toBeVisible()
}

test('a child without record is registered from their page, filled from their data, and the end is about them', async ({
  page,
}) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/keluarga/1004`)
  await hydrated(page)
  await tabTo(page, main(page).getByRole('link', { name: 'Daftarkan ke rumah sakit' }))
  await page.keyboard.press('Enter')
  await expect(step(page, said.hospital)).toBeVisible()
  await expect(main(page)).toContainText('Pilih rumah sakit tempat Bima Arya Setiawan didaftarkan')
  expect(await page.title()).not.toContain('Bima')
  await expectNoSidewaysScroll(page)
  await expectCount(page, 1, 5)
  await page.locator('[name=rs]').selectOption('RS02')
  await press(page, said.next)
  await expectCount(page, 2, 5)
  await expect(main(page).getByText('21/06/2019').or(main(page).getByText('21 Juni 2019')).first()).toBeVisible()
  await expect(page.locator('[name=alamat]')).toHaveValue(/Jl\. Kembang Jati/)
  await page.locator('[name=no_hp]').fill('0812 0000 1234')
  await expectAccessibleFromTop(page)
  const sent = page.waitForRequest('**/registrasi_mobile_web')
  await fill(page)
  await press(page, said.send)
  expect((await sent).postDataJSON()).toMatchObject({
    family_id: 301,
    status_family: 'anak',
    nama: 'Bima Arya Setiawan',
  })
  expect((await sent).postDataJSON()).not.toHaveProperty('id_pasien_appointment')
  const done = page.getByRole('region', { name: 'Pendaftaran Bima Arya Setiawan diterima' })
  await expect(done).toBeFocused()
  await expect(done).toContainText(/Nomor registrasi Bima Arya Setiawan di RS Kawung [^:]+: REG-\d{6}-\d{4}/)
  await expectAccessibleFromTop(page)
  await page.reload()
  await expect(done).toContainText(/REG-\d{6}-\d{4}/)
  await done.getByRole('link', { name: 'Lihat halaman Bima Arya Setiawan' }).click()
  await expect(page).toHaveURL(`${site.url}/member-area/keluarga/1004`)
})

test('a record or a registration that fails says so about the child, and what was typed stays', async ({ page }) => {
  await openStep(page)
  await page.locator('[name=rs]').selectOption('RS03')
  await answering(page, '/get_data_mobile_web', fail)
  await press(page, said.next)
  await expect(main(page)).toContainText('Data pendaftaran orang ini belum dapat diambil')
  await answering(page, '/get_data_mobile_web', refuse)
  await press(page, said.next)
  await expect(main(page).getByText(refusal).first()).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Lengkapi data diri Bima Arya Setiawan' })).toHaveAttribute(
    'href',
    '/member-area/keluarga/1004/detail',
  )
  await expect(page.locator('[name=rs]')).toHaveValue('RS03')
  await page.unrouteAll()
  await press(page, said.next)
  await page.locator('[name=no_hp]').fill('0812 0000 1234')
  await fill(page)
  await answering(page, '/registrasi_mobile_web', refuse)
  await press(page, said.send)
  await expect(main(page).getByText(refusal).first()).toBeVisible()
  const sent = await answering(page, '/registrasi_mobile_web', cut)
  await press(page, said.send)
  await expect(main(page)).toContainText(/tidak tahu apakah orang ini sudah terdaftar|belum ada yang didaftarkan/)
  expect(sent()).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect(step(page, said.review)).toBeVisible()
  await expectCount(page, 5, 5)
  await page.goto(`${site.url}${path}`)
  await hydrated(page)
  await expect(page.locator('[name=rs]')).toHaveValue('RS03')
  await page.unrouteAll()
  await press(page, said.next)
  await expect(page.locator('[name=no_hp]')).toHaveValue('0812 0000 1234')
})

test('an appointment for a child without record leads to the registration with its hospital, in English', async ({
  page,
}) => {
  const text = appointmentWords.en
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}${text.path}`)
  await hydrated(page)
  await walkToDetails(page, text, 'first')
  await hydrated(page)
  await patientsIn(page, text).getByRole('radio', { name: 'Bima Arya Setiawan' }).check()
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByRole('button', { name: text.submit }).click()
  await expect(main(page)).toContainText('Bima Arya Setiawan has no medical record at our hospitals yet')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Register with the hospital' }).click()
  await expect(page).toHaveURL(/\/en\/member-area\/keluarga\/1004\/daftar\?rs=RS\d\d$/)
  const hospital = new URL(page.url()).searchParams.get('rs') ?? ''
  await expect(page.locator('[name=rs]')).toHaveValue(hospital)
  await press(page, words.en.next)
  await page.locator('[name=no_hp]').fill('0812 0000 1234')
  const sent = page.waitForRequest('**/registrasi_mobile_web')
  for (let count = 0; count < 2; count += 1) await press(page, words.en.next)
  await page.locator('[name=bayar][value=sendiri]').check()
  await press(page, words.en.next)
  const pages: string[] = []
  page.on('request', (request) => request.url().includes('/_data/') && pages.push(request.url()))
  await press(page, words.en.send)
  expect((await sent).postDataJSON()).toMatchObject({ family_id: 301, id_pasien_appointment: 1004 })
  await expect(
    page.getByRole('region', { name: 'The registration of Bima Arya Setiawan has been received' }),
  ).toBeFocused()
  // The page is still the same: a new page would take the focus.
  expect(pages).toEqual([])
})

test('members are led to their own registration', async ({ page }) => {
  await logInAs(page, 'siti', site.url)
  await page.goto(`${site.url}/member-area/keluarga/1001/daftar`)
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Buka pendaftaran saya' }).click()
  await expect(page).toHaveURL(`${site.url}/member-area/register`)
})
