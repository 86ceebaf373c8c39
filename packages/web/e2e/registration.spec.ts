import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './keyboard.ts'
import { logInAs } from './member.ts'
import {
  chooseVillage,
  code,
  expectCount,
  expectStep,
  fillAddress,
  fillAccount,
  fillContact,
  fillIdentity,
  newcomer,
  open,
  press,
  words,
} from './registration-way.ts'
import type { Words } from './registration-way.ts'
import { expect, expectAccessible, expectAccessibleFromTop, hydrated, test } from './site-test.ts'

const draftsOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts') ?? '')

const verify = async (page: Page, { check, hospital }: Words) => {
  await page.locator('[name=token]').fill(code)
  await press(page, check)
  await expectStep(page, hospital)
}

/** From the hospital to the number of the registration. */
const register = async (page: Page, said: Words) => {
  await page.locator('[name=rs]').selectOption('RS01')
  await press(page, said.next)
  await expectStep(page, said.record)
  if ((await page.locator('[name=alamat]').inputValue()) === '') {
    await fillAddress(page)
    await chooseVillage(page)
    await expect.poll(() => draftsOf(page)).toContain('Karawang Kulon')
  }
  await press(page, said.next)
  await expectStep(page, said.further)
  await page.locator('[name=agama]').selectOption('ISL')
  await page.locator('[name=gol_darah]').selectOption('O')
  await page.locator('[name=bahasa]').selectOption('1')
  await press(page, said.next)
  await expectStep(page, said.payment)
  await page.locator('[name=bayar][value=sendiri]').check()
  await page
    .locator('[name=foto_ktp]')
    .setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.from('contoh') })
  await press(page, said.next)
  await expectStep(page, said.review)
  await expect(page.locator('main').getByText('Karawang', { exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('ISL')
  await press(page, said.send)
  await expect(page.getByRole('heading', { name: said.done })).toBeVisible()
  await expect(page.getByText(/REG-\d{6}-\d{4}/)).toBeVisible()
  await expectAccessible(page)
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test(
    'an Indonesian registers with an account, a code after a reload, and a hospital',
    { tag: ['@member.registration-code', '@member.registration-calls', '@member.entrance-pages'] },
    async ({ page }) => {
      const said = words.id
      const person = newcomer()
      await open(page, said)
      await expectCount(page, 1, 9)
      await fillIdentity(page, { number: person.nik })
      await press(page, said.next)
      await expectStep(page, said.contact)
      await fillContact(page, person)
      await expectNoSidewaysScroll(page)
      await press(page, said.next)
      await expectStep(page, said.account)
      await expectCount(page, 3, 9)
      await fillAccount(page)
      // This tab stores typed values, but never the password, even a visible one.
      await page.locator('[name=password] ~ button').first().click()
      await expect.poll(() => draftsOf(page)).toContain('Dewi Kartika')
      expect(await draftsOf(page)).not.toContain('sandi-rahasia')
      await page.locator('[name=password] ~ button').first().click()
      await page.goBack()
      await expectStep(page, said.contact)
      await press(page, said.next)
      await expect(page.locator('[name=password]')).toHaveValue('sandi-rahasia')
      await press(page, said.sendAccount)
      await expectStep(page, said.code)
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'registrasi')
      expect(cookie?.value).toMatch(/^REG-[A-Za-z0-9-]+\.\d+$/)
      await page.reload()
      await hydrated(page)
      await expectCount(page, 4, 9)
      await page.locator('[name=token]').fill('000000')
      await press(page, said.check)
      await expect(page.locator('[name=token]')).toHaveAccessibleDescription(/salah atau sudah kedaluwarsa/)
      await verify(page, said)
      await expectCount(page, 5, 9)
      expect(await draftsOf(page)).not.toContain('Dewi')
      await register(page, said)
      await expectNoSidewaysScroll(page)
      expect(await draftsOf(page)).not.toContain('Melati')
      const [number = ''] = (await page.locator('main').textContent())?.match(/REG-\d{6}-\d{4}/) ?? []
      await page.reload()
      await expect(page.getByRole('heading', { name: said.done })).toBeVisible()
      await expect(page.getByText(number)).toBeVisible()
    },
  )

  test.describe('with answers of 422', () => {
    // Chromium itself logs the failed requests.
    test.use({ missing: /\/api\/member\/registrasi_mobile$/ })

    test(
      'what the server finds wrong is beside the fields and in the summary, in its words',
      { tag: '@member.registration-refused' },
      async ({ page }) => {
        const said = words.en
        await open(page, said)
        // The NIK of a member.
        await fillIdentity(page, { number: '3299014503870003' })
        await press(page, said.next)
        await fillContact(page, { ...newcomer(), email: 'siti.rahayu@contoh.example' })
        await press(page, said.next)
        await fillAccount(page)
        await press(page, said.sendAccount)
        const summary = page.getByRole('group', { name: said.problems })
        await expect(summary).toBeFocused()
        await expectAccessible(page)
        await expect(summary.getByRole('link')).toHaveText([/NIK sudah terdaftar/, /Email sudah terdaftar/])
        await summary.getByRole('link', { name: /^NIK/ }).click()
        await expect(page.locator('[name=nik]')).toBeFocused()
        await expect(page.locator('[name=nik]')).toHaveAccessibleDescription(/NIK sudah terdaftar/)
        await expect(page.locator('[name=nama]')).toHaveValue('Dewi Kartika')
        // The server's words are Indonesian, and the field's label before them is not.
        await expect(summary.locator('[lang=id]')).toHaveText([/^NIK sudah terdaftar/, /^Email sudah terdaftar/])
        await expect(page.locator('#daftar-nik-error [lang=id]')).toHaveText(/^NIK sudah terdaftar/)
      },
    )
  })
})

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a foreigner registers with a passport, in English', async ({ page }) => {
    const said = words.en
    const person = newcomer()
    const typed = person.passport.toLowerCase().replace('tk', 'tk ')
    await open(page, said)
    await fillIdentity(page, { citizenship: 'wna', name: 'Hiroshi Tanaka', number: typed })
    await expect(page.locator('[name=nik]')).toHaveCount(0)
    await press(page, said.next)
    await expectStep(page, said.contact)
    await fillContact(page, person)
    await press(page, said.next)
    await expectStep(page, said.account)
    await fillAccount(page)
    await press(page, said.sendAccount)
    await expectStep(page, said.code)
    await verify(page, said)
    await register(page, said)
  })

  test(
    'an existing patient gets an account for the record that there is',
    { tag: '@member.registration-existing' },
    async ({ page }) => {
      const said = words.id
      await open(page, said)
      await fillIdentity(page, {
        kind: 'lama',
        record: '00 21 43 65',
        name: 'Asih Wulandari',
        born: ['14', '2', '1990'],
        number: '3299015402900006',
      })
      await expectCount(page, 1, 4)
      await press(page, said.next)
      await fillContact(page, newcomer())
      await press(page, said.next)
      await fillAccount(page)
      await expectCount(page, 3, 4)
      await press(page, said.sendAccount)
      await expectStep(page, said.code)
      await page.reload()
      await hydrated(page)
      await expectCount(page, 4, 4)
      await page.locator('[name=token]').fill(code)
      await press(page, said.check)
      await expect(page.getByRole('region', { name: 'Akun Anda sudah terhubung, selesai' })).toBeFocused()
      await expectAccessibleFromTop(page)
      await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'Langkah' })).toHaveCount(4)
      await page.reload()
      await hydrated(page)
      await expect(page.getByRole('region', { name: 'Akun Anda sudah terhubung, selesai' })).toBeVisible()
      await press(page, 'Daftar di rumah sakit lain')
      await expectCount(page, 5, 9)
      await register(page, said)
      await page.goto('/member-area/profile')
      await expect(page.locator('main')).toContainText('00-21-43-65')
    },
  )

  test(
    'an existing patient whose number does not agree is told so, and what was typed survives the language switch',
    { tag: '@member.registration-existing' },
    async ({ page }) => {
      const said = words.id
      await open(page, said)
      await fillIdentity(page, { kind: 'lama', record: '00 12 34 56', number: newcomer().nik })
      await press(page, said.next)
      await fillContact(page, newcomer())
      await press(page, said.next)
      await fillAccount(page)
      await press(page, said.sendAccount)
      await expect(page.getByText('Data pasien lama tidak cocok.')).toBeVisible()
      await expectAccessibleFromTop(page)
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'English', exact: true })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL(/^[^?]*\/en\/member-area\/register#akun$/)
      await hydrated(page)
      await expect(page.locator('[name=nama]')).toHaveValue('Dewi Kartika')
      await expect(page.locator('[name=password]')).toHaveValue('')
      await expect(page.locator('[name="persetujuan.pelayanan"]')).toBeChecked()
    },
  )

  test('the count of the steps goes on after a reload, and goes back by one with Back', async ({ page, baseURL }) => {
    const said = words.id
    // He is in the hospital's older system, in which his record's number is looked up.
    await logInAs(page, 'maman', baseURL ?? '')
    await page.goto(said.path)
    await hydrated(page)
    await expectCount(page, 5, 9)
    await page.locator('[name=rs]').selectOption('RS06')
    await page.getByLabel(/^Saya memiliki nomor rekam medis/).check()
    await page.locator('[name=no_pasien]').fill('00 00 41 77')
    await press(page, said.next)
    await expectStep(page, said.record)
    await expectCount(page, 6, 9)
    await press(page, said.next)
    await expectStep(page, said.further)
    await page.reload()
    await hydrated(page)
    await expectStep(page, said.further)
    await expectCount(page, 7, 9)
    await page.goBack()
    await expectStep(page, said.record)
    await press(page, said.back)
    await expectStep(page, said.hospital)
    await expectCount(page, 5, 9)
    await page.goBack()
    await expectStep(page, said.record)
    await page.goForward()
    await expectStep(page, said.hospital)
    await page.reload()
    await hydrated(page)
    await expectCount(page, 5, 9)
    await expect(page.locator('[name=rs]')).toHaveValue('RS06')
    await expect(page.locator('[name=no_pasien]')).toHaveValue('00 00 41 77')
  })

  test('Enter in the search of villages asks to choose one, and goes on once nothing is typed there', async ({
    page,
    baseURL,
  }) => {
    const said = words.id
    await logInAs(page, 'siti', baseURL ?? '')
    await page.goto(said.path)
    await hydrated(page)
    await page.locator('[name=rs]').selectOption('RS01')
    await press(page, said.next)
    await expectStep(page, said.record)
    await press(page, 'Ganti wilayah')
    const search = page.getByLabel('Kelurahan atau desa')
    await search.fill('karawang k')
    await search.press('Enter')
    await expect(search).toHaveAccessibleDescription(/Pilih dari daftar, atau kosongkan/)
    await expect(page.getByRole('group', { name: said.problems }).getByRole('link')).toHaveCount(1)
    await search.fill('')
    await search.press('Enter')
    await expectStep(page, said.further)
  })
})
