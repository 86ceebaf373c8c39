import type { Page } from '@playwright/test'
import { answering, fail, retryTimeout } from './faults.ts'
import { chooseOption, chooseRadio, expectFocusInSight, expectNoSidewaysScroll, pressOn, typeIn } from './keyboard.ts'
import { code, expectStepOpen, newcomer, words } from './registration-way.ts'
import type { Words } from './registration-way.ts'
import { expect, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

// Newcomers and an existing patient, from the link of the log-in until they see their home, by keys alone. registration.spec.ts has axe check
// these steps.

let site: OwnSite
// A record can have one account only.
test.beforeEach(async ({ ownSite }) => {
  site = await ownSite()
})

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`)
const type = (page: Page, name: string, text: string) => typeIn(page, field(page, name), text)
const choose = (page: Page, name: string, value: string) =>
  chooseRadio(page, field(page, name), field(page, name).and(page.locator(`[value=${value}]`)))
const send = (page: Page, name: string) => pressOn(page, main(page).getByRole('button', { name, exact: true }), 'Enter')

/** The words of the log-in's link. */
const logInLinks = {
  [words.id.path]: 'Daftar sebagai pasien',
  [words.en.path]: 'Register as a patient',
} as const

interface Person {
  readonly name: string
  readonly born: readonly [day: string, month: string, year: string]
  readonly number: readonly [field: 'nik' | 'no_paspor', number: string]
  /** The number of the medical record; undefined for a newcomer. */
  readonly record?: string
  readonly email: string
  readonly phone: string
}

/** From the log-in to the session after the code. */
const makeAccount = async (page: Page, said: Words, { name, born, number, record, email, phone }: Person) => {
  await page.goto(`${site.url}${said.path.replace('register', 'login')}`)
  await hydrated(page)
  await pressOn(page, main(page).getByRole('link', { name: logInLinks[said.path] }), 'Enter')
  await expect(field(page, 'nama')).toBeVisible()
  await hydrated(page)
  await choose(page, 'jenis', record === undefined ? 'baru' : 'lama')
  if (record !== undefined) await type(page, 'no_pasien', record)
  await type(page, 'nama', name)
  await type(page, 'tempat_lahir', 'Karawang')
  for (const [index, part] of ['day', 'month', 'year'].entries())
    await type(page, `tgl_lahir-${part}`, born[index] ?? '')
  await choose(page, 'gender', 'P')
  await choose(page, 'warga_negara', number[0] === 'nik' ? 'wni' : 'wna')
  await type(page, ...number)
  await page.keyboard.press('Enter')
  await expectStepOpen(page, said.contact)
  await type(page, 'email', email)
  await type(page, 'no_hp', phone)
  await send(page, said.next)
  await expectStepOpen(page, said.account)
  await type(page, 'password', 'sandi-rahasia')
  await pressOn(page, field(page, 'persetujuan.pelayanan'), 'Space')
  await send(page, said.sendAccount)
  await expectStepOpen(page, said.code)
  await type(page, 'token', code)
  await page.keyboard.press('Enter')
}

/** From the hospital to the number of the registration. */
const register = async (page: Page, said: Words) => {
  await expectStepOpen(page, said.hospital)
  await chooseOption(page, field(page, 'rs'), 'RS01')
  await send(page, said.next)
  await expectStepOpen(page, said.record)
  await type(page, 'alamat', 'Jl. Melati No. 12, RT 03/RW 05')
  await type(page, 'cari_wilayah', 'karawang k')
  await pressOn(page, main(page).getByRole('button', { name: /^Karawang Kulon, Karawang Barat, / }), 'Enter')
  await expectFocusInSight(page)
  await send(page, said.next)
  await expectStepOpen(page, said.further)
  await chooseOption(page, field(page, 'agama'), 'ISL')
  await chooseOption(page, field(page, 'gol_darah'), 'O')
  await chooseOption(page, field(page, 'bahasa'), '1')
  await send(page, said.next)
  await expectStepOpen(page, said.payment)
  await choose(page, 'bayar', 'sendiri')
  await send(page, said.next)
  await expectStepOpen(page, said.review)
  await send(page, said.send)
  await expect(page.getByRole('region', { name: said.done })).toBeFocused()
  await expect(main(page)).toContainText(/REG-\d{6}-\d{4}/)
}

const foreigner = newcomer()
const citizen = newcomer()

for (const { who, said, person, width, toHome, next } of [
  {
    who: 'an Indonesian',
    said: words.id,
    width: 1280,
    person: { ...citizen, name: 'Dewi Kartika', born: ['14', '7', '1992'], number: ['nik', citizen.nik] },
    toHome: 'Lihat profil saya',
    next: 'Janji temu berikutnya',
  },
  {
    who: 'a foreigner',
    said: words.en,
    width: 360,
    person: {
      email: foreigner.email,
      phone: `+81 90 ${foreigner.phone.slice(-8)}`,
      name: 'Hiroshi Tanaka',
      born: ['3', '11', '1988'],
      number: ['no_paspor', foreigner.passport],
    },
    toHome: 'See my profile',
    next: 'Next appointment',
  },
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 } })

    test(`${who} without a record registers with a hospital and sees their home with keys alone`, async ({ page }) => {
      await makeAccount(page, said, person)
      await register(page, said)
      await pressOn(page, main(page).getByRole('link', { name: toHome }), 'Enter')
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('region', { name: next })).toBeVisible()
      await expect(main(page)).toContainText(person.name)
      await expectNoSidewaysScroll(page)
    })
  })

test.describe('a patient of long standing, one of whose hospitals is down', () => {
  // Chromium itself logs failed requests.
  test.use({ missing: /\/api\/hospital-care\/RS02\//, viewport: { width: 360, height: 780 } })

  test('links their record, is told what is missing, and asks again with keys alone', async ({ page }) => {
    await answering(page, /^\/api\/hospital-care\/RS02\//, fail)
    await makeAccount(page, words.id, {
      ...newcomer(),
      name: 'Asih Wulandari',
      born: ['14', '2', '1990'],
      number: ['nik', '3299015402900006'],
      record: '00 21 43 65',
    })
    await expect(page.getByRole('region', { name: 'Akun Anda sudah terhubung, selesai' })).toBeFocused()
    await pressOn(page, main(page).getByRole('link', { name: 'Lihat profil saya' }), 'Enter')
    await expect(main(page)).toContainText('00-21-43-65')
    const missingAtHome = main(page).getByText(/^Hasil lab dari RS Kawung Cikampek belum dapat/)
    await expect(missingAtHome).toBeVisible({ timeout: retryTimeout })
    await pressOn(page, main(page).getByRole('button', { name: 'Muat ulang hasil lab' }), 'Enter')
    await expect(missingAtHome).toBeVisible({ timeout: retryTimeout })
    await expectFocusInSight(page)

    await pressOn(
      page,
      page.getByRole('navigation', { name: 'Menu pasien' }).getByRole('link', { name: 'Hasil' }),
      'Enter',
    )
    const missing = main(page).getByText(/^Hasil dari RS Kawung Cikampek belum dapat/)
    await expect(missing).toBeVisible({ timeout: retryTimeout })
    await expect(main(page).getByText('Belum ada hasil dari rumah sakit lain')).toBeVisible()
    await page.unrouteAll()
    await pressOn(page, main(page).getByRole('button', { name: 'Coba lagi untuk RS Kawung Cikampek' }), 'Enter')
    await expect(missing).toHaveCount(0)
    await expect(main(page).getByText('Belum ada hasil', { exact: true })).toBeVisible()
    await expectFocusInSight(page)
  })
})
