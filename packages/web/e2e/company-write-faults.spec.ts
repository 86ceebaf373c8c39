import type { Locator, Page } from '@playwright/test'
import { companyEmails, logInCompany } from './company-user.ts'
import { answering, cut, expire, refusal, refuse, refuseField } from './faults.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/company\// })

const main = (page: Page) => page.getByRole('main')
const pressIn = (part: Locator, name: string | RegExp) => part.getByRole('button', { name }).click()

/** A write of the company area. No write reaches the server: the tests answer for it. */
interface CompanyWrite {
  /** The path below `/company`. */
  readonly call: string
  readonly user: keyof typeof companyEmails
  /** The path below `/company-area`. */
  readonly path: string
  /** Opens and fills in the form or the question, and returns it. */
  readonly open: (page: Page) => Promise<Locator>
  readonly send: string
  /** A field that the server refuses, its label, and its typed value. */
  readonly field?: readonly [name: string, label: string, typed: string]
  /** The message for a lost answer. */
  readonly unknown: string
}

const writes: readonly CompanyWrite[] = [
  {
    user: 'bambang',
    call: 'admin/perusahaan/create',
    path: '/admin-corp',
    open: async (page) => {
      await pressIn(main(page), 'Tambah perusahaan')
      const form = page.getByRole('form', { name: 'Tambah perusahaan' })
      await form.getByLabel('Nama perusahaan').fill('PT Hilang')
      await form.getByLabel('Kode perusahaan').fill('HILANG')
      return form
    },
    send: 'Simpan',
    field: ['kd_perusahaan', 'Kode perusahaan', 'HILANG'],
    unknown: 'kami belum tahu apakah perusahaan tersimpan',
  },
  {
    user: 'bambang',
    call: 'admin/perusahaan/update',
    path: '/admin-corp',
    open: async (page) => {
      await pressIn(main(page), 'Ubah PT Kencana Baja Industri')
      const form = page.getByRole('form', { name: 'Ubah perusahaan' })
      await form.getByLabel('Bidang usaha').fill('Baja ringan')
      return form
    },
    send: 'Simpan',
    field: ['bidang_usaha', 'Bidang usaha', 'Baja ringan'],
    unknown: 'kami belum tahu apakah perusahaan tersimpan',
  },
  {
    user: 'bambang',
    call: 'admin/users/create',
    path: '/admin-corp?bagian=pengguna',
    open: async (page) => {
      await pressIn(main(page), 'Tambah pengguna')
      const form = page.getByRole('form', { name: 'Tambah pengguna' })
      await form.getByLabel('Nama lengkap').fill('Bagas Prakoso')
      await form.getByLabel('Email').fill('bagas@kencana-baja.example')
      await form.getByLabel('Perusahaan', { exact: true }).selectOption('PT Kencana Baja Industri')
      return form
    },
    send: 'Simpan',
    field: ['email', 'Email', 'bagas@kencana-baja.example'],
    unknown: 'kami belum tahu apakah pengguna tersimpan',
  },
  {
    user: 'bambang',
    call: 'admin/users/update',
    path: '/admin-corp?bagian=pengguna',
    open: async (page) => {
      await pressIn(main(page), 'Ubah Yohanes Hutapea')
      const form = page.getByRole('form', { name: 'Ubah pengguna' })
      await form.getByLabel('Nama lengkap').fill('Yohanes Baru')
      return form
    },
    send: 'Simpan',
    field: ['name', 'Nama lengkap', 'Yohanes Baru'],
    unknown: 'kami belum tahu apakah pengguna tersimpan',
  },
  {
    user: 'bambang',
    call: 'admin/users/kirim_aktivasi',
    path: '/admin-corp?bagian=pengguna',
    open: async (page) => {
      await pressIn(main(page), 'Kirim undangan kepada Intan Permata')
      return page.getByRole('dialog', { name: 'Kirim undangan?' })
    },
    send: 'Kirim undangan',
    unknown: 'kami belum tahu apakah undangan untuk Intan Permata terkirim',
  },
  {
    user: 'wulan',
    call: 'profile/update',
    path: '/profile',
    open: async (page) => {
      await pressIn(main(page), 'Ubah profil perusahaan')
      const form = page.getByRole('form', { name: 'Ubah profil perusahaan' })
      await form.getByLabel('Kode pos').fill('41371')
      return form
    },
    send: 'Simpan',
    field: ['kode_pos', 'Kode pos', '41371'],
    unknown: 'kami belum tahu apakah perubahan tersimpan',
  },
  {
    user: 'wulan',
    call: 'rujukan_kecelakaan/cancel',
    path: '/accident/642',
    open: async (page) => {
      await pressIn(main(page), 'Batalkan rujukan')
      const dialog = page.getByRole('dialog', { name: 'Batalkan rujukan?' })
      await dialog.getByLabel('Alasan').fill('Salah memilih karyawan.')
      return dialog
    },
    send: 'Batalkan rujukan',
    field: ['alasan', 'Alasan', 'Salah memilih karyawan.'],
    unknown: 'Kami belum tahu apakah rujukan sudah dibatalkan',
  },
]

// `write-faults.test.tsx` tests every fault with the code that all forms share. Here each form gets a refused field, or a refusal if a
// question has no field, and a lost answer.
for (const [index, { call, user, path, open, send, field, unknown }] of writes.entries())
  test(
    `${call} under each fault says what is known, is sent once, and keeps what was typed`,
    { tag: '@company.write-faults' },
    async ({ page, baseURL }) => {
      test.slow()
      const address = `/api/company/company/${call}`
      const isQuestion = send !== 'Simpan'
      await page.setViewportSize({ width: 360, height: 800 })
      await logInCompany(page, user, baseURL ?? '')
      const start = async () => {
        await page.goto(`/company-area${path}`)
        await hydrated(page)
        return open(page)
      }
      const part = await start()
      const expectUnchanged = async () => {
        if (field) await expect(part.getByLabel(field[1])).toHaveValue(field[2])
      }

      if (!field)
        await test.step('a refusal', async () => {
          const sent = await answering(page, address, refuse)
          await pressIn(part, send)
          await expect(part.getByText(refusal)).toBeVisible()
          expect(sent()).toBe(1)
        })

      if (field)
        await test.step('a field that the server refuses', async () => {
          await answering(page, address, refuseField(field[0]))
          await pressIn(part, send)
          // A question has one field at most, and needs no summary.
          if (!isQuestion) {
            const summary = part.getByRole('group', { name: 'Ada yang perlu diperbaiki' })
            await expect(summary).toBeFocused()
            await summary.getByRole('link', { name: new RegExp(refusal) }).click()
          }
          await expect(part.getByLabel(field[1])).toBeFocused()
          await expect(part.getByLabel(field[1])).toHaveAccessibleDescription(new RegExp(refusal))
          await expectUnchanged()
          if (index === 0) await expectAccessible(page, 'main')
        })

      if (index === 0)
        await test.step('an expired session asks to log in over the page, and the write is then sent', async () => {
          const sent = await answering(page, address, (route, count) => (count === 1 ? expire : refuse)(route))
          await pressIn(part, send)
          const logIn = page.getByRole('dialog', { name: 'Masuk' })
          await expect(logIn).toBeVisible()
          await expectAccessible(page, 'dialog[open]')
          await logIn.getByLabel('Alamat email').fill(companyEmails[user])
          await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
          await pressIn(logIn, 'Masuk')
          await expect(logIn).toHaveCount(0)
          await expect(part.getByText(refusal)).toBeVisible()
          await expectUnchanged()
          expect(sent()).toBe(2)
        })

      await test.step('a lost connection', async () => {
        const sent = await answering(page, address, cut)
        await pressIn(part, send)
        await expect(main(page).getByText(unknown)).toBeVisible()
        if (index === 0) await expectAccessible(page, 'main')
        expect(sent()).toBe(1)
        // A form keeps the typed values. A question closes, and the page shows the state of its subject.
        if (isQuestion) await expect(part).toHaveCount(0)
        else await expectUnchanged()
      })
    },
  )
