import type { Page } from '@playwright/test'
import { answering, cut, expire, fail, refusal, refuse, refuseField } from './faults.ts'
import type { Answer } from './faults.ts'
import { logInAs } from './member.ts'
import { chooseVillage, expectCount, expectStep, expectSummaryLeadsTo, press } from './registration-way.ts'
import { words } from './registration-way.ts'
import { expect, expectAccessibleFromTop, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\//, viewport: { width: 360, height: 800 } })

const said = words.id
const refused = new RegExp(refusal)

/** A read that loses its connection is retried twice. */
const triesOfRead = 3

const main = (page: Page) => page.getByRole('main')
const number = (page: Page) => page.locator('[name=no_pasien]')

/** Opens the step of the hospital in a member's session, and fills it in. */
const openHospital = async (page: Page, record?: string) => {
  await page.goto(said.path)
  await hydrated(page)
  await page.locator('[name=rs]').selectOption('RS01')
  if (record === undefined) return
  await page.getByLabel(/^Saya memiliki nomor rekam medis/).check()
  await number(page).fill(record)
}

/** The faults of reading the record, the person's message, and the number of calls. */
const readFaults: Readonly<Record<string, readonly [answer: Answer, says: RegExp, calls: number]>> = {
  'an error of the server': [fail, /Data pendaftaran Anda belum dapat diambil.*coba beberapa saat lagi/, 1],
  'a lost connection': [cut, /Data pendaftaran Anda belum dapat diambil/, triesOfRead],
}

const record = '00-12-34-56'

const expectRecordUnchanged = async (page: Page) => {
  await expect(page.locator('[name=rs]')).toHaveValue('RS01')
  await expect(number(page)).toHaveValue(record)
}

for (const [what, call, person] of [
  ['the mobile record', '/get_data_mobile_web', 'siti'],
  ['the record of the older system', '/drive-thru/v1/get_user_old', 'suparno'],
] as const) {
  const isLegacy = what !== 'the mobile record'

  test(
    `${what} that cannot be read: the page says so, keeps what was typed, and can be asked again`,
    { tag: '@member.lookup-faults' },
    async ({ page, baseURL }) => {
      await logInAs(page, person, baseURL ?? '')
      await openHospital(page, record)
      // Both reads distinguish faults by the same code.
      for (const [name, [answer, says, calls]] of Object.entries(readFaults).slice(isLegacy ? -1 : 0))
        await test.step(name, async () => {
          const sent = await answering(page, call, answer)
          await press(page, said.next)
          await expect(main(page).getByText(says)).toBeVisible()
          await expectRecordUnchanged(page)
          expect(sent()).toBe(calls)
        })
      await expectAccessibleFromTop(page)

      await test.step('a refusal', async () => {
        const sent = await answering(page, call, refuse)
        await press(page, said.next)
        await expect(main(page).getByText(refusal).first()).toBeVisible()
        // For an older record, the number is the problem. For one's own record, the problem is a missing value in the profile.
        if (isLegacy) await expect(number(page)).toHaveAccessibleDescription(refused)
        else await expect(main(page).getByRole('link', { name: 'Lihat profil saya' })).toBeVisible()
        await expectRecordUnchanged(page)
        expect(sent()).toBe(1)
        await expectAccessibleFromTop(page)
      })

      await test.step('a session that has ended', async () => {
        const sent = await answering(page, call, (route, count) => (count === 1 ? expire : refuse)(route))
        await press(page, said.next)
        const dialog = page.getByRole('dialog', { name: 'Masuk' })
        await dialog.getByLabel('Alamat email').fill(`${person === 'siti' ? 'siti.rahayu' : person}@contoh.example`)
        await dialog.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
        expect(sent()).toBe(1)
        await dialog.getByRole('button', { name: 'Masuk', exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await expect(main(page).getByText(refusal).first()).toBeVisible()
        await expectRecordUnchanged(page)
        expect(sent()).toBe(2)
      })

      if (!isLegacy) return
      await test.step('a number that the server refuses', async () => {
        await answering(page, call, refuseField('no_pasien'))
        await press(page, said.next)
        await expectSummaryLeadsTo(page, refused, [[refused, number(page), said.hospital]])
      })
    },
  )
}

test('a region that cannot be resolved is said to be missing, and can be chosen or left out', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'siti', baseURL ?? '')
  const missing = main(page).getByText(/Kelurahan dari akun Anda belum dapat diisikan/)
  const all: Readonly<Record<string, readonly [answer: Answer, calls: number]>> = {
    'a lost connection': [cut, triesOfRead],
  }
  for (const [name, [answer, calls]] of Object.entries(all))
    await test.step(name, async () => {
      await openHospital(page)
      const sent = await answering(page, '/api/member/data/wilayah-auto', answer)
      await press(page, said.next)
      await expect(missing).toBeVisible()
      expect(sent()).toBe(calls)
      // The other fields are filled in nevertheless.
      await expect(page.locator('[name=alamat]')).not.toHaveValue('')
    })
  await expectStep(page, said.record)
  await chooseVillage(page)
  await expect(missing).toHaveCount(0)
})

test('what was cleared of the known data is empty after a reload too', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await openHospital(page)
  await press(page, said.next)
  await expectStep(page, said.record)
  const email = page.locator('main [name=email]')
  const search = page.getByLabel('Kelurahan atau desa')
  await expect(email).not.toHaveValue('')
  await email.fill('')
  await press(page, 'Ganti wilayah')
  await expect(search).toBeFocused()
  await page.reload()
  await expectStep(page, said.record)
  await expect(email).toHaveValue('')
  await expect(search).toHaveValue('')
})

test('a record that cannot be read again after a reload leads back to the hospital, and says so', async ({
  page,
  baseURL,
}) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await openHospital(page)
  await press(page, said.next)
  await expectStep(page, said.record)
  await expectCount(page, 6, 9)
  await answering(page, '/get_data_mobile_web', fail)
  await page.reload()
  await expect(main(page).getByText(/Data pendaftaran Anda belum dapat diambil/)).toBeVisible()
  await expectCount(page, 5, 9)
  await expect(page.locator('[name=rs]')).toHaveValue('RS01')
  await page.unrouteAll()
  await press(page, said.next)
  await expectStep(page, said.record)
  await expectCount(page, 6, 9)
})

const further = [
  ['agama', 'Agama'],
  ['gol_darah', 'Golongan darah'],
  ['bahasa', 'Bahasa sehari-hari'],
  ['suku_bahasa', 'Bahasa daerah'],
  ['status_kawin', 'Status perkawinan'],
  ['pendidikan', 'Pendidikan terakhir'],
  ['pekerjaan', 'Pekerjaan'],
] as const
const guarantors = [
  ['kodept', 'Penjamin'],
  ['kd_perusahaan', 'Perusahaan tempat bekerja'],
] as const

/** The lists of choices, without those of a region. */
const lists = /^\/api\/member\/data\/(?!wilayah-auto|desa)/

/** The message in place of a missing list's field. */
const listOf = (page: Page, label: string) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: `Daftar ${label} belum dapat` })

const listFaults: Readonly<Record<string, readonly [answer: Answer, calls: number]>> = {
  'a lost connection': [cut, triesOfRead],
}

/** Retries every list, with each fault and then with none. */
const expectEachAgain = async (page: Page, fields: readonly (readonly [name: string, label: string])[]) => {
  const retryOf = (label: string) => listOf(page, label).getByRole('button', { name: 'Coba lagi' })
  for (const [name, [answer, calls]] of Object.entries(listFaults))
    await test.step(name, async () => {
      const sent = await answering(page, lists, answer)
      for (const [, label] of fields) await retryOf(label).click()
      await expect.poll(sent).toBe(fields.length * calls)
      for (const [, label] of fields) await expect(retryOf(label)).toBeVisible()
    })
  await expectAccessibleFromTop(page)
  await page.unrouteAll()
  for (const [name, label] of fields) {
    await retryOf(label).click()
    await expect(page.locator(`select[name=${name}]`)).toBeFocused()
  }
  await expectAccessibleFromTop(page)
}

test(
  'lists that may be passed over say so in their own places when they are missing, and come when asked for again',
  { tag: '@member.lookup-faults' },
  async ({ page, baseURL }) => {
    await logInAs(page, 'suparno', baseURL ?? '')
    await openHospital(page)
    await answering(page, lists, fail)
    await press(page, said.next)
    await expectStep(page, said.record)
    await press(page, said.next)
    for (const [, label] of further) await expect(listOf(page, label)).toContainText('Pilihan ini boleh dilewati')
    await expectEachAgain(page, further)
  },
)

test(
  'the list of guarantors is needed: a missing one holds the step, and comes when it is asked for again',
  { tag: '@member.lookup-faults' },
  async ({ page, baseURL }) => {
    await logInAs(page, 'suparno', baseURL ?? '')
    await openHospital(page)
    await press(page, said.next)
    await expectStep(page, said.record)
    await press(page, said.next)
    await expectStep(page, said.further)
    await answering(page, lists, fail)
    await press(page, said.next)
    await expectStep(page, said.payment)
    await page.locator('[name=bayar][value=penjamin]').check()
    await expect(listOf(page, 'Penjamin')).toContainText('Pilihan ini diperlukan')
    await expect(listOf(page, 'Perusahaan tempat bekerja')).toContainText('Pilihan ini boleh dilewati')
    await test.step('what is needed is not passed over', async () => {
      await press(page, said.next)
      const summary = page.getByRole('group', { name: said.problems })
      await summary.getByRole('link', { name: /Pilih penjamin/ }).click()
      await expect(main(page).locator(':focus')).toContainText('Daftar Penjamin belum dapat')
    })
    await expectEachAgain(page, guarantors)
    await test.step('a company that pays is the only employer to choose', async () => {
      const employers = main(page)
        .getByLabel(/^Perusahaan tempat bekerja/)
        .locator('option')
      const all = await employers.count()
      await main(page)
        .getByLabel(/^Penjamin/)
        .selectOption({ label: 'PT Nusantara Tekstil' })
      await expect(employers).toHaveText([/Pilih/, 'PT Nusantara Tekstil'])
      await main(page)
        .getByLabel(/^Penjamin/)
        .selectOption({ label: 'Asuransi Sehat Sentosa' })
      await expect(employers).toHaveCount(all)
    })
  },
)

/** The faults of a registration that was refused or whose answer was lost, and the person's message. */
const registerFaults: Readonly<Record<string, readonly [answer: Answer, says: RegExp]>> = {
  'a refusal': [refuse, refused],
  'a lost connection': [cut, /tidak tahu apakah Anda sudah terdaftar\. Tanyakan/],
}

test(
  'a registration that is not taken: the page says what is known, sends once, and keeps what was filled in',
  { tag: '@member.hospital-faults' },
  async ({ page, baseURL }) => {
    await logInAs(page, 'siti', baseURL ?? '')
    await openHospital(page)
    await press(page, said.next)
    await page.locator('[name=alamat]').fill('Jl. Kenanga No. 7')
    await press(page, said.next)
    await page.locator('[name=agama]').selectOption('ISL')
    await press(page, said.next)
    await page.locator('[name=bayar][value=sendiri]').check()
    const photo = page.locator('[name=foto_ktp]')
    await photo.setInputFiles({ name: 'ktp.png', mimeType: 'image/png', buffer: Buffer.from('contoh') })
    await press(page, said.next)
    await expectStep(page, said.review)
    const expectUnchanged = async () => {
      await expect(page.locator('[name=alamat]')).toHaveValue('Jl. Kenanga No. 7')
      await expect(page.locator('[name=agama]')).toHaveValue('ISL')
      expect(await photo.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
    }
    const call = /\/api\/hospital-care\/RS01\/register$/
    for (const [name, [answer, says]] of Object.entries(registerFaults))
      await test.step(name, async () => {
        const sent = await answering(page, call, answer)
        await press(page, said.send)
        await expect(main(page).getByText(says)).toBeVisible()
        await expectUnchanged()
        expect(sent()).toBe(1)
      })
    await expectAccessibleFromTop(page)

    await test.step('fields of all steps that the server refuses', async () => {
      await answering(page, call, refuseField('alamat', 'kec', 'agama', 'foto_ktp'))
      await press(page, said.send)
      await expectSummaryLeadsTo(page, refused, [
        [/^Alamat/, page.locator('[name=alamat]'), said.record],
        [/^Kelurahan/, page.getByRole('button', { name: 'Ganti wilayah' }), said.record],
        [/^Agama/, page.locator('[name=agama]'), said.further],
        [/^Foto KTP/, photo, said.payment],
      ])
      await expectUnchanged()
    })
  },
)
