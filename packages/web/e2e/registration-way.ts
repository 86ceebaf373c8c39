import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessibleFromTop, hydrated } from './site-test.ts'

/** The words of the registration. */
export const words = {
  id: {
    path: '/member-area/register',
    next: 'Lanjut',
    back: 'Kembali',
    contact: 'Kontak',
    account: 'Kata sandi dan persetujuan',
    sendAccount: 'Kirim dan minta kode',
    code: 'Kode verifikasi',
    check: 'Verifikasi kode',
    hospital: 'Pilih rumah sakit',
    record: 'Periksa data',
    further: 'Data tambahan',
    payment: 'Pembayaran dan kartu',
    review: 'Periksa dan kirim',
    send: 'Daftar',
    done: 'Pendaftaran Anda diterima',
    problems: 'Ada yang perlu diperbaiki',
  },
  en: {
    path: '/en/member-area/register',
    next: 'Continue',
    back: 'Back',
    contact: 'Contact',
    account: 'Password and consent',
    sendAccount: 'Send and get a code',
    code: 'Verification code',
    check: 'Verify the code',
    hospital: 'Choose a hospital',
    record: 'Check your data',
    further: 'More about you',
    payment: 'Payment and cards',
    review: 'Check and send',
    send: 'Register',
    done: 'Your registration has been received',
    problems: 'There is a problem',
  },
} as const

/** The words in one language. */
export type Words = (typeof words)['id' | 'en']

/** The code that the contract server sends. */
export const code = '123456'

let count = 0

/** A person whom the contract server does not know yet. */
export const newcomer = () => {
  count += 1
  const number = String((Date.now() * 10 + count) % 1e10).padStart(10, '0')
  return {
    email: `pendaftar.${number}@contoh.example`,
    nik: `321501${number}`,
    passport: `TK${number.slice(-7)}`,
    phone: `0812${number.slice(2)}`,
  }
}

/** Opens the first step. */
export const open = async (page: Page, { path }: Words) => {
  await page.goto(path)
  await hydrated(page)
  await expect(page.locator('[name=nama]')).toBeVisible()
}

/** Steps that axe has checked in this worker: each test of the registration passes through most of them. */
const judged = new Set<string>()

/** Waits for a step, which takes the focus. */
export const expectStepOpen = async (page: Page, title: string) => {
  const heading = page.locator('main').getByRole('heading', { level: 2, name: title, exact: true })
  await expect(heading).toBeVisible()
  await expect(heading.locator('..')).toBeFocused()
}

/** Waits for a step, which takes the focus. axe checks each step once. */
export const expectStep = async (page: Page, title: string) => {
  await expectStepOpen(page, title)
  if (judged.has(title)) return
  await expectAccessibleFromTop(page, 'main')
  judged.add(title)
}

/** Expects the number of the shown step, and the number of all steps. */
export const expectCount = (page: Page, index: number, count: number) =>
  expect(page.locator('main [aria-current=step]')).toHaveText(
    new RegExp(`(?:Langkah ${index} dari|Step ${index} of) ${count}: `),
  )

/** Presses a button of the page. */
export const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()

interface Person {
  readonly kind?: 'baru' | 'lama'
  readonly citizenship?: 'wni' | 'wna'
  readonly name?: string
  readonly born?: readonly [day: string, month: string, year: string]
  readonly number: string
  readonly record?: string
}

/** Fills in the first step. */
export const fillIdentity = async (page: Page, person: Person) => {
  const {
    kind = 'baru',
    citizenship = 'wni',
    name = 'Dewi Kartika',
    born = ['14', '7', '1992'],
    number,
    record,
  } = person
  await page.locator(`[name=jenis][value=${kind}]`).check()
  if (record !== undefined) await page.locator('[name=no_pasien]').fill(record)
  await page.locator('[name=nama]').fill(name)
  await page.locator('[name=tempat_lahir]').fill('Karawang')
  for (const [index, part] of ['day', 'month', 'year'].entries())
    await page.locator(`[name=tgl_lahir-${part}]`).fill(born[index] ?? '')
  await page.locator('[name=gender][value=P]').check()
  await page.locator(`[name=warga_negara][value=${citizenship}]`).check()
  await page.locator(citizenship === 'wna' ? '[name=no_paspor]' : '[name=nik]').fill(number)
}

/** Fills in the second step. */
export const fillContact = async (page: Page, { email, phone }: ReturnType<typeof newcomer>) => {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=no_hp]').fill(phone)
}

/** Fills in the address that a hospital needs from a patient. */
export const fillAddress = (page: Page) => page.locator('[name=alamat]').fill('Jl. Melati No. 12, RT 03/RW 05')

/** Finds a village by its name and chooses it. */
export const chooseVillage = async (page: Page) => {
  await page.locator('[name=cari_wilayah]').fill('karawang k')
  await page.getByRole('button', { name: /^Karawang Kulon, Karawang Barat, / }).click()
  await expect(page.getByText(/Karawang Kulon, .*, Jawa Barat$/).filter({ visible: true })).toBeVisible()
}

/** Fills in the last step of the account. */
export const fillAccount = async (page: Page) => {
  await page.locator('[name=password]').fill('sandi-rahasia')
  await page.locator('[name="persetujuan.pelayanan"]').check()
}

/** Follows each line of the summary to its field, in any step, and expects the server's words there. */
export const expectSummaryLeadsTo = async (
  page: Page,
  says: RegExp,
  fields: readonly (readonly [line: RegExp, field: Locator, step: string])[],
) => {
  const summary = page.getByRole('group', { name: words.id.problems })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(fields.map(([line]) => line))
  for (const [line, field, step] of fields) {
    await summary.getByRole('link', { name: line }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(says)
    await expect(page.locator('main').getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
  }
  await expectAccessibleFromTop(page, 'main')
}
