import type { Page } from '@playwright/test'
import { answering, fail } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')

/** A refused document of an appointment, as the member API gives it. */
const refused = (code: string) => ({
  id: 1,
  kode_appointment: code,
  jenis_dokumen: 'surat_jaminan',
  nama_file: 'buram.jpg',
  tipe_file: 'image/jpeg',
  ukuran_byte: 1000,
  url: 'https://berkas.example/1',
  status: 'ditolak',
  catatan: 'Foto buram.',
  created_at: '2026-07-01T08:00:00+07:00',
})

/** The page of a patient's documents, one of them refused. Gives the bodies of what is handed in, which does not arrive. */
const openDocuments = async (page: Page, baseURL: string): Promise<readonly string[]> => {
  const bodies: string[] = []
  await logInAs(page, 'siti', baseURL)
  await answering(page, /\/dokumentasi_penjamin$|\/dokumen_penjamin\/store$/, async (route) => {
    if (!route.request().url().endsWith('/store'))
      return route.fulfill({ json: { process: true, detail: 'OK', data: [refused('APT-7')] } })
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    return route.fulfill({ json: { process: true, detail: 'OK', data: { ...refused('APT-7'), status: 'menunggu' } } })
  })
  await page.goto('/member-area/keluarga/1001/dokumen')
  await hydrated(page)
  return bodies
}

const file = (page: Page) => main(page).getByLabel('Berkas', { exact: true })

const handIn = async (page: Page, name: string) => {
  await main(page).getByLabel('Jenis dokumen').selectOption('Surat jaminan')
  await file(page).setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await main(page).getByRole('button', { name: 'Unggah dokumen' }).click()
  await expect(main(page).getByText(`${name} sudah terunggah`)).toBeVisible()
}

test('a document handed in again goes to the appointment of the refused one, and the next one to none', async ({
  page,
  baseURL,
}) => {
  const bodies = await openDocuments(page, baseURL ?? '')
  const target = main(page).getByText('Dokumen ini untuk janji temu APT-7.')
  await main(page).getByRole('button', { name: 'Unggah lagi: buram.jpg' }).click()
  await expect(target).toBeVisible()
  await expectAccessible(page)
  await handIn(page, 'jelas.pdf')
  await expect(target).toHaveCount(0)
  await handIn(page, 'lain.pdf')
  expect(bodies.map((body) => body.includes('APT-7'))).toEqual([true, false])
})

test('a document handed in again can go to no appointment after all, with the file that was chosen', async ({
  page,
  baseURL,
}) => {
  const bodies = await openDocuments(page, baseURL ?? '')
  const again = main(page).getByRole('button', { name: 'Unggah lagi: buram.jpg' })
  await again.click()
  await expect(file(page)).toBeFocused()
  await again.focus()
  await again.click()
  await expect(file(page)).toBeFocused()
  await file(page).setInputFiles({
    name: 'jelas.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await main(page).getByRole('button', { name: 'Bukan untuk janji temu tertentu' }).click()
  await expect(main(page).getByText('Dokumen ini untuk janji temu APT-7.')).toHaveCount(0)
  await expect(file(page)).toBeFocused()
  await main(page).getByRole('button', { name: 'Unggah dokumen' }).click()
  await expect(main(page).getByText('jelas.pdf sudah terunggah')).toBeVisible()
  expect(bodies.map((body) => body.includes('APT-7'))).toEqual([false])
})

test.describe('a document that is being sent for an appointment', () => {
  // Chromium itself reports what fails.
  test.use({ missing: /\/api\/member\// })

  test('cannot be left before its outcome is there', async ({ page, baseURL }) => {
    await logInAs(page, 'siti', baseURL ?? '')
    await page.goto('/member-area/appointment/1001/open')
    await hydrated(page)
    const card = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Unggah dokumen penjamin, /, includeHidden: true }) })
      .first()
    await card.getByRole('button', { name: /^Tindakan lain, / }).click()
    await card.getByRole('button', { name: /^Unggah dokumen penjamin, / }).click()
    const late = Promise.withResolvers<undefined>()
    await answering(page, '/dokumen_penjamin/store', async (route) => {
      await late.promise
      await fail(route)
    })
    const dialog = page.getByRole('dialog', { name: 'Unggah dokumen penjamin' })
    await dialog.getByLabel('Jenis dokumen').selectOption('Surat jaminan')
    await dialog
      .getByLabel('Berkas', { exact: true })
      .setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await dialog.getByRole('button', { name: 'Unggah dokumen' }).click()
    await expect(dialog.getByRole('button', { name: 'Batalkan unggahan' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    late.resolve(undefined)
    await expect(dialog.getByRole('button', { name: 'Batalkan unggahan' })).toHaveCount(0)
    await expect(dialog.getByText('jaminan.pdf')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })
})
