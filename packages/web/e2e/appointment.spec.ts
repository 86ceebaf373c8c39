import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const choices = (page: Page) => page.locator('main ul[role=list] li a[href*="/dokter/appointment?"]')

/** Follows a choice of a step and waits for the next question. */
const choose = async (page: Page, question: string, place: 'first' | 'last') => {
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
  await choices(page)[place]().click()
}

/** Walks to the last step: the last day that can be had, so that tests do not take each other's places. */
const reachDetails = async (page: Page, place: 'first' | 'last') => {
  await page.goto('/dokter/appointment')
  await choose(page, 'Di rumah sakit mana?', 'first')
  await choose(page, 'Spesialis apa yang Anda cari?', 'first')
  await choose(page, 'Dengan dokter siapa?', 'first')
  await choose(page, 'Tanggal berapa?', 'last')
  await choose(page, 'Jam berapa?', place)
  await expect(page.getByRole('heading', { level: 2, name: 'Siapa yang menjamin biayanya?' })).toBeVisible()
}

test('an appointment is made step by step, with a log-in at the last one that goes on where it was', async ({ page }) => {
  await reachDetails(page, 'first')
  await hydrated(page)
  await expect(page).toHaveURL(/rs=.*spesialis=.*dokter=.*tanggal=.*jam=/)
  const submit = page.getByRole('button', { name: 'Buat janji temu' })
  await submit.click()
  await expect(page.getByText('Pilih cara pembayaran').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Asuransi' }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await submit.click()
  await expect(page.getByText('Pilih nama penjamin').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Bayar Sendiri' }).check()
  await page.getByLabel('Keluhan').fill('Kontrol tekanan darah.')
  await submit.click()

  const login = page.getByRole('dialog')
  await expect(login).toContainText('Masuk untuk menyelesaikan janji temu')
  await login.getByRole('button', { name: 'Masuk' }).click()
  await expect(login).toContainText('Email & Password harus diisi')
  await login.getByLabel('Email').fill('siti.rahayu@contoh.example')
  await login.getByLabel('Kata sandi', { exact: true }).fill('salah-sandi')
  await login.getByRole('button', { name: 'Masuk' }).click()
  await expect(login.getByRole('alert')).not.toBeEmpty()
  await expect(login.getByLabel('Email')).toHaveValue('siti.rahayu@contoh.example')
  await login.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await login.getByRole('button', { name: 'Masuk' }).click()
  await expect(login).toBeHidden()

  await expect(page.getByLabel('Keluhan')).toHaveValue('Kontrol tekanan darah.')
  const patient = page.getByLabel('Janji temu untuk')
  await expect(patient.locator('option').first()).toHaveText(/Siti/)
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Janji temu Anda tercatat' })).toBeVisible()
  await expect(page.getByText(/Kode janji temu: \S+/)).toBeVisible()
  expect(await page.evaluate(() => window.location.href)).not.toContain('Kontrol')
})

test('a wish whose answer did not arrive is not sent again by itself, and says to call first', async ({ page, context, baseURL }) => {
  const auth = { id: 1001, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }
  await context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(auth)), url: baseURL ?? '' }])
  await context.addInitScript(() => localStorage.setItem('auth_user', 'contoh'))
  await page.route('**/api/member/profile/family*', (route) =>
    route.fulfill({ json: { process: true, detail: '', data: [{ id: 1001, nama_lengkap: 'Siti' }] } }),
  )
  let sent = 0
  await page.route('**/api/member/appointment/create', (route) => {
    sent += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>pemeliharaan</h1>' })
  })
  await reachDetails(page, 'last')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Bayar Sendiri' }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await expect(page.locator('input[name=id_pasien]')).toHaveValue('1001')
  await page.getByRole('button', { name: 'Buat janji temu' }).dblclick()
  await expect(page.getByRole('alert').filter({ hasText: 'Hubungi rumah sakit sebelum mencoba lagi' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a doctor’s own page leads to the days of that doctor', async ({ page }) => {
  await page.goto('/en/dokter')
  await page.locator('main a[href^="/en/dokter/"]').first().click()
  await page.getByRole('link', { name: /appointment/i }).first().click()
  await expect(page).toHaveURL(/\/en\/dokter\/appointment\?.*dokter=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Make an appointment' })).toBeVisible()
})

test('what makes no sense in the address is no choice; a doctor who is not there is a 404', async ({ request }) => {
  expect((await request.get('/dokter/appointment?rs=../x&tanggal=2026-02-31&jam=9')).status()).toBe(200)
  expect((await request.get('/dokter/appointment?dokter=tidak-ada')).status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every choice is a link, and the hospital can be called instead', async ({ page }) => {
    await reachDetails(page, 'first')
    await expect(page.locator('main a[href^="tel:+62"]').first()).toBeVisible()
  })
})

test('the whole way can be walked with the keyboard alone at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dokter/appointment')
  await hydrated(page)
  for (const question of ['Spesialis apa yang Anda cari?', 'Dengan dokter siapa?', 'Tanggal berapa?', 'Jam berapa?']) {
    await choices(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('on a phone each question stands on the first screen with what was chosen and a first answer; before the last one all choices are listed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dokter/appointment')
  await hydrated(page)
  const lowerEdge = (await page.getByRole('navigation', { name: 'Navigasi bawah' }).boundingBox())?.y
  const chosen: string[] = []
  for (const question of ['Di rumah sakit mana?', 'Spesialis apa yang Anda cari?', 'Dengan dokter siapa?', 'Tanggal berapa?', 'Jam berapa?']) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeInViewport({ ratio: 1 })
    if (chosen.length > 0) await expect(page.locator('main').getByText(chosen.join(' · '), { exact: true })).toBeInViewport({ ratio: 1 })
    const answer = await page.locator('main ul[role=list] li').filter({ has: page.getByRole('heading', { level: 3 }) }).first().boundingBox()
    expect((answer?.y ?? 740) + (answer?.height ?? 0)).toBeLessThanOrEqual(lowerEdge ?? 0)
    chosen.push(await choices(page).last().innerText())
    await choices(page).last().click()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Siapa yang menjamin biayanya?' })).toBeVisible()
  for (const words of chosen.slice(0, -1)) await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
})

test('on a phone the steps are one line, which opens to all of them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dokter/appointment')
  await hydrated(page)
  await expect(page).toHaveTitle(/^Buat janji temu \|/)
  await choices(page).first().click()
  await expect(page).toHaveTitle(/^Spesialis – Buat janji temu \|/)
  const steps = page.getByRole('navigation', { name: /Buat janji temu/ })
  const line = steps.locator('summary')
  await expect(line).toHaveText('Langkah 2 dari 6: Spesialis')
  await expect(line).toBeVisible()
  await expect(steps.getByRole('link')).toHaveCount(0)
  await line.click()
  await expect(steps.getByRole('link', { name: 'Rumah sakit' })).toBeVisible()
  await expect(steps.getByText('Pilih spesialis dahulu').first()).toBeVisible()
  await expectAccessible(page)
})

test('on a desktop all steps are there at once', async ({ page }) => {
  await page.goto('/en/dokter/appointment')
  const steps = page.getByRole('navigation', { name: /Make an appointment/ })
  await expect(steps.locator('summary')).toBeHidden()
  await expect(steps.getByText('Guarantor')).toBeVisible()
})
