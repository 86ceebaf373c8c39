import { logInAs } from './member.ts'
import { expect, hydrated, test } from './site-test.ts'

const day = 24 * 60 * 60_000

/** The parts of a calendar date in Jakarta, some days from now by the server's clock. */
const partsOf = (days: number): readonly string[] =>
  new Date(Date.now() + days * day).toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' }).split('-')

// every-page.spec.ts tests the words of pages with a wrong clock; here are the inputs of forms.

test('with a clock that is a month behind or ahead, days are those of the server', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
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
  for (const difference of [-30 * day, 30 * day]) {
    await page.clock.setFixedTime(Date.now() + difference)
    await page.goto('/member-area/keluarga/tambah-keluarga')
    await hydrated(page)
    await checkBirth(2)
    await expect(future).toBeVisible()
    await checkBirth(-1)
    await expect(future).toBeHidden()
    await page.evaluate(() => sessionStorage.removeItem('drafts'))
  }
})
