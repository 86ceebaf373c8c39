import type { Locator, Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main')

/** Presses the first button of that name in a part of a page. */
export const pressIn = (part: Locator, name: string | RegExp) => part.getByRole('button', { name }).first().click()

/** The e-mail addresses of the persons who write. */
export const emails = { siti: 'siti.rahayu@contoh.example', suparno: 'suparno@contoh.example' } as const

/** A write of the patient area. No write reaches the server: the tests answer for it. */
interface MemberWrite {
  /** The path below `/api/member`. */
  readonly call: string
  readonly person: keyof typeof emails
  /** The path below `/member-area`. */
  readonly path: string
  /** Opens and fills in the form or the question, and returns it. */
  readonly open: (page: Page) => Promise<Locator>
  readonly send: string | RegExp
  /** A field that the server refuses, and its locator. Without a locator, the server's words are above the other content. */
  readonly field: readonly [name: string, control?: (part: Locator) => Locator]
  /** Whether a summary above the fields lists their problems. */
  readonly hasSummary?: boolean
  /** Expects that the chosen or typed values are still there. */
  readonly expectUnchanged: (part: Locator) => Promise<void>
  /** The message for a lost answer. */
  readonly unknown: string
  /** Whether the question closes when its answer is lost. The page then shows the state of its subject. */
  readonly closes?: boolean
}

const born = async (form: Locator) => {
  await form.getByLabel('Tanggal', { exact: true }).fill('5')
  await form.getByLabel('Bulan').fill('3')
  await form.getByLabel('Tahun').fill('2012')
}

const chooseSlot = (dialog: Locator) => dialog.getByRole('radio').nth(1).check()

/** A question to Siti before a write, which a button of the page opens. */
const question = ({
  menu,
  button,
  title,
  ...write
}: Pick<MemberWrite, 'call' | 'path' | 'send' | 'field' | 'unknown'> & {
  /** Opens the menu with the button. */
  readonly menu?: RegExp
  readonly button: RegExp
  readonly title: string
}): MemberWrite => ({
  ...write,
  person: 'siti',
  open: async (page) => {
    if (menu) await pressIn(main(page), menu)
    await pressIn(main(page), button)
    return page.getByRole('dialog', { name: title })
  },
  expectUnchanged: (dialog) => expect(dialog).toBeVisible(),
  closes: true,
})

/** The writes of the patient area, without those of the registration. */
export const writes: readonly MemberWrite[] = [
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
      await form.getByRole('checkbox').check()
      return form
    },
    send: 'Tambahkan',
    field: ['no_paspor', (form) => form.getByLabel('Nomor paspor')],
    hasSummary: true,
    expectUnchanged: async (form) => {
      await expect(form.getByLabel('Hubungan keluarga').locator('option:checked')).toHaveText('Anak')
      await expect(form.getByLabel('Nama lengkap')).toHaveValue('Bunga Lestari')
      await expect(form.getByLabel('Tahun')).toHaveValue('2012')
      await expect(form.getByRole('radio', { name: 'Perempuan' })).toBeChecked()
      await expect(form.getByLabel('Nomor paspor')).toHaveValue('X1234567')
      await expect(form.getByRole('checkbox')).toBeChecked()
    },
    unknown: 'Kami belum tahu apakah orang ini sudah ditambahkan',
  },
  {
    call: 'profile/add_family/direct_aktivasi',
    person: 'suparno',
    path: 'keluarga/tambah-pasien-lama',
    open: async (page) => {
      const form = page.getByRole('form', { name: 'Hubungkan keluarga yang sudah punya rekam medis' })
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
  question({
    call: 'profile/family/hapus',
    path: 'keluarga',
    button: /^Keluarkan Agus/,
    title: 'Keluarkan dari keluarga?',
    send: 'Keluarkan',
    field: ['id_pasien'],
    unknown: 'Kami belum tahu apakah Agus',
  }),
  question({
    call: 'profile/akses/hentikan',
    path: 'keluarga',
    button: /^Hentikan akses Dewi/,
    title: 'Hentikan akses ke data Anda?',
    send: 'Hentikan akses',
    field: ['id_akses'],
    unknown: 'Kami belum tahu apakah akses Dewi',
  }),
  question({
    call: 'appointment/delete',
    path: 'appointment/1001/open',
    menu: /^Tindakan lain, /,
    button: /^Batalkan, /,
    title: 'Batalkan janji temu?',
    send: 'Batalkan janji temu',
    field: ['kode_appointment'],
    unknown: 'jadi kami belum tahu apakah janji temu',
  }),
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
    expectUnchanged: (dialog) => expect(dialog.getByRole('radio').nth(1)).toBeChecked(),
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
    send: 'Unggah dokumen',
    field: ['file', (part) => part.getByLabel('Berkas', { exact: true })],
    expectUnchanged: async (part) => {
      await expect(part.getByLabel('Jenis dokumen').locator('option:checked')).toHaveText('Surat jaminan')
      await expect(part.getByText(/Berkas terpilih: jaminan\.pdf/)).toBeVisible()
    },
    unknown: 'jadi kami belum tahu apakah berkas sampai',
  },
]
