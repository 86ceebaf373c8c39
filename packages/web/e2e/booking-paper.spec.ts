import { appointmentWords, openDetails } from './appointment-way.ts'
import { logInAs } from './member.ts'
import { expectOnlyUseful, paperHead, sheetsOf } from './paper.ts'
import { expect, hydrated, test } from './site-test.ts'

const words = appointmentWords.id

/** The hospital's answer, from the test, since tests share its appointments. */
const appointment = {
  kode_appointment: 'APT-261124-0042',
  nomor_antrian: 6,
  pasien: { id: 1005, nama_lengkap: 'Suparno', nopasien: '00-12-34-56', tgl_lahir: '1957-03-05', gender: 'L' },
  rumah_sakit: { kode_mapping_rs: 'RS01', nama: 'RS Kawung Karawang', slug: 'rs-kawung-karawang' },
  dokter: { kode: 'DR0117', nama: 'dr. Maya', slug: 'dr-maya', avatar: null },
  tanggal: '2026-11-24',
  jam: '09:30',
  jam_selesai: '09:45',
}

test('an appointment that was made is one sheet, with hospital, address, day and its code to be read', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'suparno', baseURL ?? '')
  await page.route('**/api/member/appointment/create', (route) =>
    route.fulfill({ json: { process: true, detail: 'Appointment berhasil dibuat.', data: appointment } }),
  )
  await openDetails(page, words)
  await hydrated(page)
  await expect(page.getByText(`${words.patient}: Suparno`)).toBeVisible()
  await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('region', { name: words.done })).toBeFocused()
  const head = paperHead(page, appointment.kode_appointment)
  await expect(head).toBeHidden()
  await page.evaluate(() => (window.print = () => (document.title = 'dicetak')))
  await page.getByRole('button', { name: 'Cetak' }).click()
  await expect(page).toHaveTitle('dicetak')
  await page.emulateMedia({ media: 'print' })
  await expect(head).toContainText('RS Kawung Karawang')
  await expect(head).toContainText(/Jl\. /)
  await expect(head).toContainText(/Keadaan per \d+ \w+ \d{4}/)
  await expect(head.getByRole('img', { name: /^Kode QR janji temu/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Kode QR/ }).filter({ visible: true })).toHaveCount(1)
  const paper = page.getByRole('main')
  for (const needed of ['Suparno', 'Nomor antrean: 6', 'Bawa KTP']) await expect(paper).toContainText(needed)
  await expect(paper.getByRole('link', { name: 'Bagikan lewat WhatsApp' })).toBeHidden()
  await expectOnlyUseful(page)
  expect(await sheetsOf(page)).toBe(1)
})

test('an appointment of a list is printed alone on one sheet, with its code; the list stays whole on the screen and is so again on paper', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/member-area/appointment/1001/open')
  await hydrated(page)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).not.toHaveCount(0)
  const count = await cards.count()
  const code = (await cards.first().getByText(/^APT-/).textContent()) ?? ''
  await page.evaluate(() => (window.print = () => (document.title = 'dicetak')))
  await cards
    .first()
    .getByRole('button', { name: /^Tindakan lain/ })
    .click()
  await cards
    .first()
    .getByRole('button', { name: /^Cetak/ })
    .click()
  await expect(page).toHaveTitle('dicetak')
  // A browser that cannot print gives no sign: the screen shows the whole list all the time.
  await expect(cards.filter({ visible: true })).toHaveCount(count)
  await page.emulateMedia({ media: 'print' })
  await expect(cards.filter({ visible: true })).toHaveCount(1)
  const head = paperHead(page, code)
  await expect(head).toContainText(/Keadaan per \d+ \w+ \d{4}/)
  await expect(head.getByRole('img', { name: /^Kode QR janji temu/ })).toBeVisible()
  await expectOnlyUseful(page)
  expect(await sheetsOf(page)).toBe(1)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(cards.filter({ visible: true })).toHaveCount(count)
})
