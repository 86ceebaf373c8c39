import type { Page } from '@playwright/test'
import { appointmentWords, openDetails, withoutAppointments } from './appointment-way.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const words = appointmentWords.id

/** The hospital's answer, by the contract. */
const appointment = {
  kode_appointment: 'APT-261124-0042',
  status: 'open',
  alasan_ditutup: null,
  pasien: { id: 1001, nama_lengkap: 'Siti', nopasien: '00-12-34-56', tgl_lahir: '1987-03-05', gender: 'P' },
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS Kawung Karawang', slug: 'rs-kawung-karawang' },
  spesialis: { kode: 'SPPD', nama: 'Penyakit Dalam' },
  dokter: { kode: 'DR0117', nama: 'dr. Maya', slug: 'dr-maya', avatar: null },
  tanggal: '2026-11-24',
  jam: '09:30',
  jam_selesai: '09:45',
  nomor_antrian: 6,
  jenis_appointment: { kode: 'poli', nama: 'Poliklinik' },
  jenis_pembayaran: { kode: 'asuransi', nama: 'Asuransi' },
  penjamin: null,
  keluhan: null,
  catatan_rs: null,
  dokumen_penjamin: [],
  dapat_dibatalkan: true,
  created_at: '2026-11-21T09:15:00+07:00',
  updated_at: '2026-11-21T09:15:00+07:00',
}

/** Logs a patient in, and answers requests for appointments for the hospital. */
const takeAppointments = async (page: Page, baseURL: string | undefined) => {
  const auth = { id: 1001, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }
  await page
    .context()
    .addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(auth)), url: baseURL ?? '' }])
  await page.context().addInitScript(() => localStorage.setItem('auth_user', 'contoh'))
  await withoutAppointments(page)
  await page.route('**/api/member/profile/family*', (route) =>
    route.fulfill({ json: { process: true, detail: '', data: [{ id: 1001, nama_lengkap: 'Siti' }] } }),
  )
}

test('an appointment that is made after its page has been left shows its confirmation, and leaves no draft', async ({
  page,
  baseURL,
}) => {
  await takeAppointments(page, baseURL)
  const answered = Promise.withResolvers<undefined>()
  await page.route('**/api/member/appointment/create', async (route) => {
    await answered.promise
    await route.fulfill({ json: { process: true, detail: 'Appointment berhasil dibuat.', data: appointment } })
  })
  await openDetails(page, words)
  await hydrated(page)
  const address = page.url()
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await page.getByLabel(words.complaint).fill('Nyeri lutut')
  await expect(page.locator('input[name=id_pasien]')).toHaveValue('1001')
  const asked = page.waitForRequest('**/api/member/appointment/create')
  await page.getByRole('button', { name: words.submit }).click()
  await asked
  await page.getByRole('navigation', { name: 'Lokasi halaman' }).getByRole('link', { name: 'Dokter' }).click()
  await expect(page).toHaveURL('/dokter')
  answered.resolve(undefined)
  const notice = page.getByRole('region', { name: words.done })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(appointment.kode_appointment)
  expect(page.url().replace(/#konfirmasi-[0-9a-f]{32}$/, '')).toBe(address)
  await page.goBack()
  await expect(page).toHaveURL('/dokter')
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('input[name=id_pasien]')).toHaveValue('1001')
  await expect(page.getByLabel(words.complaint)).toHaveValue('')
})

test('an appointment that was made asks nothing more, has all steps done and names what to bring', async ({
  page,
  baseURL,
}) => {
  const question = 'Payment and symptoms'
  await takeAppointments(page, baseURL)
  await page.route('**/api/member/appointment/create', (route) =>
    route.fulfill({ json: { process: true, detail: 'Appointment berhasil dibuat.', data: appointment } }),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await openDetails(page, appointmentWords.en)
  await hydrated(page)
  await page.getByRole('radio', { name: 'Asuransi' }).check()
  await page.getByRole('combobox', { name: 'Insurer or payer' }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Poliklinik' }).check()
  await expect(page.locator('input[name=id_pasien]')).toHaveValue('1001')
  await page.getByRole('button', { name: 'Make the appointment' }).click()

  const notice = page.getByRole('region', { name: 'Appointment request sent' })
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await expect(notice).toContainText(appointment.kode_appointment)
  await expect(notice.getByText('Bring your identity card and insurance card')).toBeVisible()
  await expect(notice.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(notice.getByText('Bring a list of the medicine you take', { exact: false })).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
  // The shared text may pass through other programs, so it names no patient and no code.
  const share = decodeURIComponent(
    (await notice.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(share).toMatch(/^https:\/\/wa\.me\/\?text=Appointment\+with\+dr\.\+Maya/)
  for (const secret of ['Siti', appointment.kode_appointment, appointment.pasien.nopasien])
    expect(share).not.toContain(secret)
  const saved = page.waitForEvent('download')
  await notice.getByRole('button', { name: /calendar/i }).click()
  expect((await saved).suggestedFilename()).toBe('janji-temu-2026-11-24.ics')
  await expect(page.getByRole('heading', { level: 2, name: question })).toHaveCount(0)
  const stepper = page.getByRole('navigation', { name: /Steps: Make an appointment/ })
  await expect(stepper.locator('summary')).toHaveText('All steps are done')
  await expect(stepper.locator('[aria-current]')).toHaveCount(0)
  await expect(page.getByText('Reschedule or cancel it under Appointments, or call the hospital.')).toBeVisible()
  await expect(page.getByText('Would you rather talk to')).toHaveCount(0)
  await expectAccessible(page)
  expect(new URL(page.url()).hash).toMatch(/^#konfirmasi-[0-9a-f]{32}$/)

  await page.reload()
  await expect(notice).toContainText(appointment.kode_appointment)
  await expect(notice.getByText('Bring your identity card and insurance card')).toBeVisible()
  const confirmation = page.url()

  await page.goBack()
  await expect(notice).toHaveCount(0)
  await expect(stepper.locator('[aria-current]')).toHaveCount(1)

  const stranger = await page.context().newPage()
  await stranger.goto(confirmation)
  const missing = stranger.getByRole('region', { name: /cannot be opened here/ })
  await expect(missing.getByRole('link', { name: 'See my appointments' })).toHaveAttribute(
    'href',
    '/en/member-area/appointment/1001/open',
  )
  await expect(stranger.getByText(appointment.kode_appointment)).toHaveCount(0)

  await page.goForward()
  await expect(notice).toContainText(appointment.kode_appointment)
  // As a log-out in another tab does: first the cookies, then the token, by which this tab notices it.
  await page.context().clearCookies()
  await stranger.evaluate(() => localStorage.removeItem('auth_user'))
  await expect(page).toHaveURL('/en')
  await page.goto(confirmation)
  await expect(page.getByRole('region', { name: /cannot be opened here/ })).toBeVisible()
})
