import { logInCompany } from './company-user.ts'
import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'
import { wordsOf } from './words-of.ts'

const day = 24 * 60 * 60_000

/** The parts of a calendar date in Jakarta, some days from now by the clock of the server. */
const partsOf = (days: number): readonly string[] =>
  new Date(Date.now() + days * day).toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' }).split('-')

for (const [what, difference] of [
  ['a month behind', -30 * day],
  ['a month ahead', 30 * day],
] as const)
  test(`with a clock that is ${what}, days are those of the server`, async ({ page, baseURL }) => {
    await page.clock.setFixedTime(Date.now() + difference)
    await logInAs(page, 'siti', baseURL ?? '')
    await page.goto('/member-area/keluarga/tambah-keluarga')
    await hydrated(page)
    const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
    const future = form.getByText('Tanggal lahir tidak boleh melewati hari ini').first()
    const checkBirth = async (days: number) => {
      const [year = '', month = '', date = ''] = partsOf(days)
      await form.getByLabel('Tanggal', { exact: true }).fill(date)
      await form.getByLabel('Bulan').fill(month)
      await form.getByLabel('Tahun').fill(year)
      await form.getByRole('button', { name: 'Tambahkan' }).click()
      // Fields without an answer are named, so nothing is sent.
      await expect(form.getByText('Pilih hubungan keluarga').first()).toBeVisible()
    }
    await checkBirth(2)
    await expect(future).toBeVisible()
    await checkBirth(-1)
    await expect(future).toBeHidden()
  })

/** Pages that speak of days, by who sees them. */
const pages = {
  'a visitor': [
    '/',
    '/jadwal-dokter',
    '/dokter/dr-ratna-widyaningsih-sp-jp-k-fiha',
    '/paket',
    '/informasi/event-community',
  ],
  'a patient': [
    '/member-area/keluarga/1003/detail',
    '/member-area/list-hasil/1005',
    '/member-area/appointment/1001/open',
    '/member-area/appointment/1001/approved',
    '/member-area/history-kunjungan/1001',
  ],
  'a company': ['/company-area/profile', '/company-area/pasien', '/company-area/hasil-mcu', '/company-area/accident'],
} as const

for (const [who, paths] of Object.entries(pages))
  for (const path of paths)
    test(`with a clock that is a month ahead ${who} reads the same at ${path}`, async ({ page, baseURL }) => {
      if (who === 'a patient') await logInAs(page, 'siti', baseURL ?? '')
      if (who === 'a company') await logInCompany(page, 'wulan', baseURL ?? '')
      const read = async () => {
        await page.goto(path)
        await hydrated(page)
        return wordsOf(page)
      }
      const right = await read()
      await page.clock.setFixedTime(Date.now() + 30 * day)
      expect(await read()).toBe(right)
    })
