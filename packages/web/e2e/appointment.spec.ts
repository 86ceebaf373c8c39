import type { Page } from '@playwright/test'
import {
  appointmentWords,
  choices,
  openDetails,
  patientsIn,
  reachDetails,
  withoutAppointments,
} from './appointment-way.ts'
import { refusal, refuse } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// appointment-keyboard.spec.ts walks the English pages by keyboard.
test(
  'an appointment is made step by step, with a log-in at the last one that goes on where it was, for a person of the family',
  { tag: ['@routes.appointment', '@booking.steps', '@booking.log-in', '@booking.call', '@booking.payment'] },
  async ({ page }) => {
    const words = appointmentWords.id
    await reachDetails(page, words, 'first')
    await hydrated(page)
    await expect(page).toHaveURL(/rs=.*spesialis=.*dokter=.*tanggal=.*jam=/)
    const address = page.url()
    const submit = page.getByRole('button', { name: words.submit })
    await submit.click()
    const problems = page.getByRole('group', { name: /perlu diperbaiki|There is a problem/ })
    await expect(problems.getByRole('link')).toHaveText([words.paymentMissing])
    await expect(page.getByRole('radio', { name: 'Poliklinik' })).toBeChecked()
    await page.getByRole('radio', { name: 'Asuransi' }).check()
    await submit.click()
    await expect(problems.getByRole('link')).toHaveText([words.guarantorMissing])
    await expectAccessible(page)
    await page.getByLabel(words.guarantor, { exact: true }).selectOption({ label: 'Asuransi Sehat Sentosa' })
    await page.getByLabel(words.complaint).fill('Kontrol tekanan darah.')
    await submit.click()

    const login = page.getByRole('dialog', { name: words.logIn })
    await expect(login).toContainText(words.reason)
    await login.getByRole('button', { name: words.logIn }).click()
    await expect(login).toContainText(words.incomplete)
    await login.getByLabel(words.email).fill('siti.rahayu@contoh.example')
    await login.getByLabel(words.password, { exact: true }).fill('salah-sandi')
    await login.getByRole('button', { name: words.logIn }).click()
    await expect(login.getByRole('alert')).toContainText('Email atau password salah.')
    await expect(login.getByLabel(words.email)).toHaveValue('siti.rahayu@contoh.example')
    await login.getByLabel(words.password, { exact: true }).fill('Rahasia123')
    await login.getByRole('button', { name: words.logIn }).click()
    await expect(login).toBeHidden()

    // The header shows the account at once.
    await expect(
      page
        .getByRole('banner')
        .locator('summary')
        .filter({ hasText: /^Siti Rahayu$/ }),
    ).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel(words.complaint)).toHaveValue('Kontrol tekanan darah.')
    await expect(page.getByRole('radio', { name: 'Asuransi' })).toBeChecked()
    await expect(page.getByLabel(words.guarantor, { exact: true }).locator('option:checked')).toHaveText(
      'Asuransi Sehat Sentosa',
    )
    // The appointment is not made before a patient is chosen.
    await expect(page.getByRole('status').filter({ hasText: words.patientCheck })).toBeFocused()
    const patients = patientsIn(page, words).getByRole('radio')
    for (const [index, name] of ['Siti Rahayu', 'Agus Setiawan', 'Kirana', 'Bima Arya Setiawan', 'Sumarni'].entries())
      await expect(patients.nth(index)).toHaveAccessibleName(name)
    await patients.nth(1).check()
    const asked = page.waitForRequest('**/api/member/appointment/create')
    await submit.click()
    expect((await asked).postDataJSON()).toMatchObject({
      id_pasien: 1002,
      jenis_pembayaran: 'ASR',
      kodept: 'ASR014',
      jenis_appointment: 'POLI',
      keluhan: 'Kontrol tekanan darah.',
    })
    // The code is on paper too, and that part of the page comes later.
    const booked = page.getByRole('region', { name: words.done })
    await expect(booked.getByText(words.code)).toBeVisible()
    expect(page.url()).not.toContain('Kontrol')
  },
)

test.describe('a log-in that is under way', () => {
  test.use({ missing: /\/api\/member\// })
  const words = appointmentWords.id

  /**
   * Goes to the last step and logs in there. Returns a function that releases the log-in's answer, and the number of appointments that were
   * requested.
   */
  const logInSlowly = async (page: Page) => {
    const answered = Promise.withResolvers<undefined>()
    let booked = 0
    await page.route('**/api/member/login', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.route('**/api/member/appointment/create', (route) => {
      booked += 1
      return refuse(route)
    })
    await openDetails(page, words)
    await hydrated(page)
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
    await page.getByRole('radio', { name: 'Poliklinik' }).check()
    await page.getByRole('button', { name: words.submit }).click()
    const dialog = page.getByRole('dialog', { name: words.logIn })
    await dialog.getByLabel(words.email).fill('suparno@contoh.example')
    await dialog.getByLabel(words.password, { exact: true }).fill('Rahasia123')
    const asked = page.waitForRequest('**/api/member/login')
    await dialog.getByRole('button', { name: words.logIn }).click()
    await asked
    return { dialog, answer: () => answered.resolve(undefined), booked: () => booked }
  }

  test('cannot be closed, since the appointment is sent when it succeeds', async ({ page }) => {
    const { dialog, answer } = await logInSlowly(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Tutup' })).toBeDisabled()
    await expect(dialog).toBeVisible()
    answer()
    await expect(page.getByRole('status').filter({ hasText: refusal })).toBeFocused()
    await expect(dialog).toBeHidden()
  })

  test('books nothing once its page has been left', async ({ page }) => {
    const { dialog, answer, booked } = await logInSlowly(page)
    await dialog.getByRole('link', { name: 'Lupa kata sandi' }).click()
    await expect(page).toHaveURL('/member-area/forgot-password')
    answer()
    await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'Suparno' })).toBeVisible()
    // A booking would have been sent before the requests for this page's script and data.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cari jadwal' }).click()
    await expect(page).toHaveURL('/jadwal-dokter')
    expect(booked()).toBe(0)
  })
})

test(
  'a wish whose answer did not arrive is not sent again by itself, and says to call first',
  { tag: '@booking.call' },
  async ({ page, context, baseURL }) => {
    const auth = { id: 1001, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }
    await context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(auth)), url: baseURL ?? '' }])
    await context.addInitScript(() => localStorage.setItem('auth_user', 'contoh'))
    await withoutAppointments(page)
    await page.route('**/api/member/profile/family*', (route) =>
      route.fulfill({ json: { process: true, detail: '', data: [{ id: 1001, nama_lengkap: 'Siti' }] } }),
    )
    let sent = 0
    await page.route('**/api/member/appointment/create', (route) => {
      sent += 1
      return route.fulfill({ contentType: 'text/html', body: '<h1>pemeliharaan</h1>' })
    })
    await openDetails(page, appointmentWords.id)
    await hydrated(page)
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
    await page.getByRole('radio', { name: 'Poliklinik' }).check()
    await expect(page.locator('input[name=id_pasien]')).toHaveValue('1001')
    await page.getByRole('button', { name: 'Buat janji temu' }).dblclick()
    await expect(page.getByRole('status').filter({ hasText: 'Hubungi rumah sakit sebelum mencoba lagi' })).toBeVisible()
    expect(sent).toBe(1)
  },
)

test('a doctor’s own page leads to the days of that doctor', async ({ page }) => {
  await page.goto('/en/dokter')
  await page.locator('main a[href^="/en/dokter/dr-"]').first().click()
  // The list of doctors has a link to an appointment, too.
  await expect(page).toHaveURL(/\/en\/dokter\/dr-/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /appointment/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/en\/dokter\/appointment\?.*dokter=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Make an appointment' })).toBeVisible()
})

test('on a phone each question is on the first screen with what was chosen and a first answer; before the last one all choices are listed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dokter/appointment')
  await hydrated(page)
  const lowerEdge = (await page.getByRole('navigation', { name: 'Navigasi bawah' }).boundingBox())?.y
  const chosen: string[] = []
  // A specialty with a single doctor, and a day with a single time, skip the next step.
  for (const [question, passedOver] of [
    ['Di rumah sakit mana?', undefined],
    ['Spesialis apa yang Anda cari?', 'dokter='],
    ['Dengan dokter siapa?', undefined],
    ['Tanggal berapa?', 'jam='],
    ['Jam berapa?', undefined],
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeInViewport({ ratio: 1 })
    if (chosen.length > 0)
      await expect(page.locator('main').getByText(chosen.join(' · '), { exact: true })).toBeInViewport({ ratio: 1 })
    const answer = await choices(page).first().boundingBox()
    expect((answer?.y ?? 740) + (answer?.height ?? 0)).toBeLessThanOrEqual(lowerEdge ?? 0)
    const offered = passedOver ? page.locator(`a:not([href*="${passedOver}"])`) : page.locator('a')
    // The last hospital has no specialty with several doctors.
    const last = chosen.length === 0 ? choices(page).first() : choices(page).and(offered).last()
    chosen.push((await last.getAttribute('aria-label')) ?? (await last.innerText()))
    await last.click()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Pembayaran dan keluhan' })).toBeVisible()
  for (const words of chosen.slice(0, -1))
    await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible()
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
  await expect(steps.getByText('Payment')).toBeVisible()
})
