import type { Locator, Page } from '@playwright/test'
import { answering, answerNonsense, cut, expire, fail, forbid, limit, refusal, refuse, refuseField } from './faults.ts'
import type { Answer } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself reports what fails.
test.use({ missing: /\/api\/member\// })

const main = (page: Page) => page.getByRole('main')
const pressIn = (part: Locator, name: string | RegExp) => part.getByRole('button', { name }).first().click()

const emails = { siti: 'siti.rahayu@contoh.example', suparno: 'suparno@contoh.example' } as const

/** A write of the patient area. Nothing of it arrives: the tests answer in the server's place. */
interface MemberWrite {
  /** Below `/api/member`. */
  readonly call: string
  readonly person: keyof typeof emails
  /** Below `/member-area`. */
  readonly path: string
  /** Opens the form or the question, fills it in, and gives it. */
  readonly open: (page: Page) => Promise<Locator>
  readonly send: string | RegExp
  /** A field that the server refuses, and how it is found; without one its words are above the rest. */
  readonly field: readonly [name: string, control?: (part: Locator) => Locator]
  /** Whether what is wrong with fields is listed above them. */
  readonly hasSummary?: boolean
  /** Expects that what was chosen or typed is still there. */
  readonly expectUnchanged: (part: Locator) => Promise<void>
  /** What is said of a lost answer. */
  readonly unknown: string
  /** Whether the question has gone when its answer is lost: what it was about tells. */
  readonly closes?: boolean
}

const born = async (form: Locator) => {
  await form.getByLabel('Tanggal', { exact: true }).fill('5')
  await form.getByLabel('Bulan').fill('3')
  await form.getByLabel('Tahun').fill('2001')
}

const chooseSlot = async (dialog: Locator) => {
  const day = dialog.getByLabel('Tanggal baru')
  await expect(day).toBeVisible()
  await day.selectOption({ index: 2 })
  await dialog.getByRole('radio').first().check()
}

const writes: readonly MemberWrite[] = [
  {
    call: 'profile/update',
    person: 'suparno',
    path: 'profile',
    open: async (page) => {
      await pressIn(main(page), 'Ubah profil')
      const form = page.getByRole('form', { name: 'Ubah profil' })
      await form.getByLabel('Tempat lahir').fill('Subang')
      await form.getByLabel('Bulan').fill('7')
      return form
    },
    send: 'Simpan',
    field: ['tempat_lahir', (form) => form.getByLabel('Tempat lahir')],
    hasSummary: true,
    expectUnchanged: async (form) => {
      await expect(form.getByLabel('Tempat lahir')).toHaveValue('Subang')
      await expect(form.getByLabel('Bulan')).toHaveValue('7')
    },
    unknown: 'Kami belum tahu apakah perubahan tersimpan',
  },
  {
    call: 'profile/update',
    person: 'siti',
    path: 'keluarga/1002/detail',
    open: async (page) => {
      await pressIn(main(page), 'Ubah profil')
      const form = page.getByRole('form', { name: 'Ubah profil' })
      await form.getByLabel('Alamat').fill('Jl. Kembang No. 5')
      return form
    },
    send: 'Simpan',
    field: ['alamat', (form) => form.getByLabel('Alamat')],
    hasSummary: true,
    expectUnchanged: (form) => expect(form.getByLabel('Alamat')).toHaveValue('Jl. Kembang No. 5'),
    unknown: 'Kami belum tahu apakah perubahan tersimpan',
  },
  {
    call: 'profile/add_family/add_new',
    person: 'suparno',
    path: 'keluarga/tambah-keluarga',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Tambah anggota keluarga' })
      await form.getByLabel('Hubungan keluarga').selectOption('Anak')
      await form.getByLabel('Nama lengkap').fill('Bunga Lestari')
      await form.getByLabel('Tempat lahir').fill('Karawang')
      await born(form)
      await form.getByRole('radio', { name: 'Perempuan' }).check()
      await form.getByRole('radio', { name: 'WNA' }).check()
      await form.getByLabel('Nomor paspor').fill('X1234567')
      return form
    },
    send: 'Tambahkan',
    field: ['no_paspor', (form) => form.getByLabel('Nomor paspor')],
    hasSummary: true,
    expectUnchanged: async (form) => {
      await expect(form.getByLabel('Hubungan keluarga').locator('option:checked')).toHaveText('Anak')
      await expect(form.getByLabel('Nama lengkap')).toHaveValue('Bunga Lestari')
      await expect(form.getByLabel('Tahun')).toHaveValue('2001')
      await expect(form.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
      await expect(form.getByLabel('Nomor paspor')).toHaveValue('X1234567')
    },
    unknown: 'Kami belum tahu apakah orang ini sudah ditambahkan',
  },
  {
    call: 'profile/add_family/direct_aktivasi',
    person: 'suparno',
    path: 'keluarga/tambah-pasien-lama',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Tambah pasien lama' })
      await form.getByLabel('Hubungan keluarga').selectOption('Saudara')
      await form.getByLabel('Nomor rekam medis').fill('00-21-43-65')
      await born(form)
      await form.getByRole('checkbox').check()
      return form
    },
    send: 'Tambahkan',
    field: ['nopasien', (form) => form.getByLabel('Nomor rekam medis')],
    hasSummary: true,
    expectUnchanged: async (form) => {
      await expect(form.getByLabel('Hubungan keluarga').locator('option:checked')).toHaveText('Saudara')
      await expect(form.getByLabel('Nomor rekam medis')).toHaveValue('00-21-43-65')
      await expect(form.getByLabel('Bulan')).toHaveValue('3')
      await expect(form.getByRole('checkbox')).toBeChecked()
    },
    unknown: 'Kami belum tahu apakah orang ini sudah ditambahkan',
  },
  {
    call: 'appointment/delete',
    person: 'siti',
    path: 'appointment/1001/open',
    open: async (page) => {
      await pressIn(main(page), /^Batalkan, /)
      return page.getByRole('dialog', { name: 'Batalkan janji temu?' })
    },
    send: 'Batalkan janji temu',
    field: ['kode_appointment'],
    expectUnchanged: (dialog) => expect(dialog).toBeVisible(),
    unknown: 'jadi kami belum tahu apakah janji temu',
    closes: true,
  },
  {
    call: 'appointment/create',
    person: 'siti',
    path: 'appointment/1003/open',
    open: async (page) => {
      await pressIn(main(page), /^Pindahkan jadwal, /)
      const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
      await chooseSlot(dialog)
      return dialog
    },
    send: /^Pindahkan ke /,
    field: ['jam'],
    expectUnchanged: (dialog) => expect(dialog.getByRole('radio').first()).toBeChecked(),
    unknown: 'jadi kami belum tahu apakah jadwal baru tercatat',
    closes: true,
  },
  {
    call: 'appointment/dokumen_penjamin/store',
    person: 'siti',
    path: 'keluarga/1001/dokumen',
    open: async (page) => {
      await main(page).getByLabel('Jenis dokumen').selectOption('Surat jaminan')
      await main(page)
        .getByLabel('Berkas', { exact: true })
        .setInputFiles({ name: 'jaminan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
      return main(page)
    },
    send: 'Kirim dokumen',
    field: ['file', (part) => part.getByLabel('Berkas', { exact: true })],
    expectUnchanged: async (part) => {
      await expect(part.getByLabel('Jenis dokumen').locator('option:checked')).toHaveText('Surat jaminan')
      await expect(part.getByText(/Berkas terpilih: jaminan\.pdf/)).toBeVisible()
    },
    unknown: 'jadi kami belum tahu apakah berkas sampai',
  },
]

/** What may become of a write that was not taken, and what the person reads. */
const faults: Readonly<Record<string, readonly [answer: Answer, says: RegExp]>> = {
  'a refusal': [refuse, /Ditolak oleh rumah sakit/],
  'too many requests': [limit(120), /coba lagi dalam 2 menit/],
  'an error of the server': [fail, /Maaf, belum berhasil/],
  'no right to it': [forbid, /Anda tidak memiliki akses untuk ini/],
}

/** Answers that say nothing of what became of a write. */
const lost: readonly (readonly [name: string, answer: Answer])[] = [
  ['an answer that is none', answerNonsense],
  ['a lost connection', cut],
]

// One piece of code tells faults apart for all forms: the first form shows them all, the others what the server refuses and an answer
// that is lost.
for (const [index, write] of writes.entries()) {
  const { call, person, path, open, send, field, hasSummary, expectUnchanged, unknown, closes } = write
  test(`${call} at ${path} is sent once whatever becomes of it, says so, and keeps what was typed`, async ({
    page,
    baseURL,
  }) => {
    // One log-in for all faults, but for the session that expires.
    test.slow()
    const address = `/api/member/${call}`
    await page.setViewportSize({ width: 360, height: 800 })
    await logInAs(page, person, baseURL ?? '')
    const start = async () => {
      await page.unrouteAll()
      // What was typed would open its form by itself.
      await page.evaluate(() => sessionStorage.removeItem('drafts'))
      await page.goto(`/member-area/${path}`)
      await hydrated(page)
      return open(page)
    }
    const part = await start()

    for (const [name, [answer, says]] of index === 0 ? Object.entries(faults) : [])
      await test.step(name, async () => {
        const sent = await answering(page, address, answer)
        await pressIn(part, send)
        await expect(part.getByText(says)).toBeVisible()
        await expectUnchanged(part)
        expect(sent()).toBe(1)
      })
    await test.step('a field that the server refuses', async () => {
      const sent = await answering(page, address, refuseField(field[0]))
      await pressIn(part, send)
      const control = field[1]?.(part)
      if (hasSummary) {
        const summary = part.getByRole('group', { name: 'Ada yang perlu diperbaiki' })
        await expect(summary).toBeFocused()
        await summary.getByRole('link', { name: new RegExp(refusal) }).click()
      }
      if (control) {
        await expect(control).toBeFocused()
        await expect(control).toHaveAccessibleDescription(new RegExp(refusal))
      } else await expect(part.getByText(new RegExp(refusal))).toBeVisible()
      await expectUnchanged(part)
      if (index === 0) await expectAccessible(page, 'main')
      expect(sent()).toBe(1)
    })

    if (index === 0)
      await test.step('an expired session', async () => {
        const sent = await answering(page, address, (route, count) => (count === 1 ? expire : refuse)(route))
        await pressIn(part, send)
        const logIn = page.getByRole('dialog', { name: 'Masuk' })
        await expect(logIn).toBeVisible()
        await expectAccessible(page, 'dialog[open]')
        await logIn.getByLabel('Alamat email').fill(emails[person])
        await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
        await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
        await expect(logIn).toHaveCount(0)
        await expect(part.getByText(refusal)).toBeVisible()
        await expectUnchanged(part)
        // The refused one, and the one after the log-in.
        expect(sent()).toBe(2)
      })

    for (const [name, answer] of index === 0 ? lost : lost.slice(1))
      await test.step(name, async () => {
        const again = closes || name === 'an answer that is none' ? await start() : part
        const sent = await answering(page, address, answer)
        await pressIn(again, send)
        const said = main(page).getByRole('status').filter({ hasText: unknown })
        await expect(said).toBeFocused()
        if (index === 0) await expectAccessible(page, 'main')
        expect(sent()).toBe(1)
        if (closes) await expect(again).toHaveCount(0)
        else await expectUnchanged(again)
      })
  })
}

test('a log-in that was closed opens again when what it is for is asked for again', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/member-area/appointment/1001/open')
  await hydrated(page)
  await pressIn(main(page), /^Batalkan, /)
  const question = page.getByRole('dialog', { name: 'Batalkan janji temu?' })
  const logIn = page.getByRole('dialog', { name: 'Masuk' })
  const sent = await answering(page, '/api/member/appointment/delete', (route, count) =>
    (count <= 2 ? expire : refuse)(route),
  )
  await pressIn(question, 'Batalkan janji temu')
  await expect(logIn).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(logIn).toHaveCount(0)
  await expect(question.getByText('Isian Anda akan dikirim setelah Anda masuk lagi.')).toBeVisible()
  await pressIn(question, 'Batalkan janji temu')
  await logIn.getByLabel('Alamat email').fill(emails.siti)
  await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
  await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(logIn).toHaveCount(0)
  await expect(question.getByText(refusal)).toBeVisible()
  expect(sent()).toBe(3)
})
