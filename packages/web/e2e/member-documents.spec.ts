import type { Page } from '@playwright/test'
import { answering, fail } from './faults.ts'
import { logInAs } from './member.ts'
import { expectOnlyUseful } from './paper.ts'
import { expect, expectAccessible, expectAccessibleFromTop, hydrated, test } from './site-test.ts'

const main = (page: Page) => page.getByRole('main')

/** A refused document of an appointment, in the member API's form. */
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

/** Opens the page of a patient's documents, one of them refused. Returns the bodies of uploads, which do not reach the server. */
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
  await expectAccessibleFromTop(page)
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

test('the paper of documents has no form', async ({ page, baseURL }) => {
  await openDocuments(page, baseURL ?? '')
  await expect(file(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByText('buram.jpg')).toBeVisible()
  await expectOnlyUseful(page)
  await expect(main(page).getByRole('heading', { name: 'Unggah dokumen' })).toBeHidden()
})

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })

test.describe('several documents', () => {
  // Chromium itself logs failed requests.
  test.use({ missing: /\/api\/member\// })

  test('are sent one after another, and only the one that was refused is sent again', async ({ page, baseURL }) => {
    const sent: (readonly string[])[] = []
    await logInAs(page, 'siti', baseURL ?? '')
    await answering(page, '/dokumen_penjamin/store', async (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
      const name = /filename="([^"]+)"/.exec(body)?.[1] ?? ''
      sent.push([name, ...(/kartu_bpjs|ktp(?=\r)/.exec(body) ?? [])])
      if (name !== 'buram.pdf' || sent.length > 3)
        return route.fulfill({
          json: { process: true, detail: 'OK', data: { ...refused('APT-7'), status: 'menunggu' } },
        })
      const errors = { file: ['Berkas tidak dapat dibaca.'] }
      return route.fulfill({ status: 422, json: { message: 'Data tidak valid.', errors } })
    })
    await page.goto('/member-area/keluarga/1001/dokumen')
    await hydrated(page)
    await main(page).getByLabel('Jenis dokumen').selectOption('Kartu BPJS Kesehatan')
    await file(page).setInputFiles([pdf('depan.pdf'), pdf('buram.pdf')])
    // A second choice adds to the files before.
    await file(page).setInputFiles(pdf('ktp.pdf'))
    await main(page).getByLabel('Jenis ktp.pdf').selectOption('KTP')
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Unggah semua dokumen' }).press('Enter')
    await expect(main(page).getByRole('status').filter({ hasText: '2 dari 3 berkas sudah terunggah' })).toBeFocused()
    const row = (name: string) =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `Berkas terpilih: ${name}` })
    await expect(row('depan.pdf')).toContainText('Sudah terunggah')
    await expect(row('buram.pdf')).toContainText('Berkas tidak dapat dibaca.')
    await expect(row('ktp.pdf')).toContainText('Sudah terunggah')
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Unggah yang belum terunggah' }).press('Enter')
    await expect(main(page).getByRole('status').filter({ hasText: 'buram.pdf sudah terunggah' })).toBeFocused()
    await expect(row('depan.pdf')).toHaveCount(0)
    expect(sent).toEqual([
      ['depan.pdf', 'kartu_bpjs'],
      ['buram.pdf', 'kartu_bpjs'],
      ['ktp.pdf', 'ktp'],
      ['buram.pdf', 'kartu_bpjs'],
    ])
  })

  test('wait for their turn, and none of them is lost when the first is stopped', async ({ page, baseURL }) => {
    const names: string[] = []
    const late = Promise.withResolvers<undefined>()
    await logInAs(page, 'siti', baseURL ?? '')
    await answering(page, '/dokumen_penjamin/store', async (route) => {
      names.push(/filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '')
      if (names.length === 1) await late.promise
      await route.fulfill({ json: { process: true, detail: 'OK', data: { ...refused('APT-7'), status: 'menunggu' } } })
    })
    await page.goto('/member-area/keluarga/1001/dokumen')
    await hydrated(page)
    await main(page).getByLabel('Jenis dokumen').selectOption('KTP')
    await file(page).setInputFiles([pdf('satu.pdf'), pdf('dua.pdf')])
    await main(page).getByRole('button', { name: 'Unggah semua dokumen' }).click()
    await expect(main(page).getByText('Menunggu giliran')).toHaveCount(1)
    await main(page).getByRole('button', { name: 'Batalkan unggahan' }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'Belum ada berkas yang terunggah' })).toBeFocused()
    late.resolve(undefined)
    await expect(main(page).getByText(/^Unggahan dihentikan\./)).toBeVisible()
    await main(page).getByRole('button', { name: 'Unggah semua dokumen' }).click()
    await expect.poll(() => names).toContain('dua.pdf')
  })
})

test.describe('a document that is being sent for an appointment', () => {
  // Chromium itself logs failed requests.
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
