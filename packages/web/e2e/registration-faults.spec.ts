import type { Page } from '@playwright/test'
import { answering, cut, fail, forget, limit, refusal, refuse, refuseField } from './faults.ts'
import type { Answer } from './faults.ts'
import { logInAs } from './member.ts'
import {
  chooseVillage,
  expectStep,
  expectSummaryLeadsTo,
  fillAccount,
  fillContact,
  fillIdentity,
  newcomer,
  open,
  press,
  words,
} from './registration-way.ts'
import { expect, expectAccessibleFromTop, hydrated, idleFor, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\//, viewport: { width: 360, height: 800 } })

const said = words.id
const refused = new RegExp(refusal)

const main = (page: Page) => page.getByRole('main')

interface Attempt {
  readonly page: Page
  readonly call: string
  readonly button: string
  /** Expects that nothing typed is lost. */
  readonly expectUnchanged: () => Promise<void>
}

/** Sends the form with one answer, and expects its message. */
const expectSaid = async ({ page, call, button, expectUnchanged }: Attempt, answer: Answer, says: RegExp) => {
  const sent = await answering(page, `/api/member/${call}`, answer)
  await press(page, button)
  await expect(main(page).getByText(says)).toBeVisible()
  await expectUnchanged()
  expect(sent()).toBe(1)
}

/** Sends the form with each answer. The message is in the same place each time, so axe checks the last one. */
const expectEachSaid = async (
  attempt: Attempt,
  all: Readonly<Record<string, readonly [answer: Answer, says: RegExp]>>,
) => {
  for (const [name, [answer, says]] of Object.entries(all))
    await test.step(name, () => expectSaid(attempt, answer, says))
  await expectAccessibleFromTop(attempt.page)
}

test(
  'an account that is not taken: the page says why, sends once, and keeps what was typed',
  { tag: '@member.account-faults' },
  async ({ page }) => {
    const person = newcomer()
    await open(page, said)
    await fillIdentity(page, { number: person.nik })
    await press(page, said.next)
    await fillContact(page, person)
    await press(page, said.next)
    await fillAccount(page)
    const expectUnchanged = async () => {
      await expect(page.locator('[name=nama]')).toHaveValue('Dewi Kartika')
      await expect(page.locator('[name=email]')).toHaveValue(person.email)
      await expect(page.locator('[name=password]')).toHaveValue('sandi-rahasia')
      await expect(page.locator('[name="persetujuan.pelayanan"]')).toBeChecked()
    }
    const attempt = { page, call: 'registrasi_mobile', button: said.sendAccount, expectUnchanged }
    const all = {
      'a refusal': [refuse, refused],
      'a lost connection': [cut, /belum tahu apakah pendaftaran Anda sampai/],
    } as const
    await expectEachSaid(attempt, all)

    await test.step('fields of all steps that the server refuses', async () => {
      await answering(page, '/api/member/registrasi_mobile', refuseField('nama', 'no_hp', 'persetujuan'))
      await press(page, said.sendAccount)
      await expectSummaryLeadsTo(page, refused, [
        [/^Nama lengkap/, page.locator('[name=nama]'), 'Data diri'],
        [/^Nomor ponsel/, page.locator('[name=no_hp]'), said.contact],
        [/^Persetujuan/, page.locator('[name="persetujuan.pelayanan"]'), said.account],
      ])
      await expectUnchanged()
    })
  },
)

/** Opens the step of the code, as a reload restores it; `wait`: milliseconds until another code can be requested. */
const openCode = async (page: Page, baseURL = '', wait = 0) => {
  const value = `REG-7f3k9m2q.${Date.now() + wait}`
  await page.context().addCookies([{ name: 'registrasi', value, url: baseURL }])
  await page.goto(said.path)
  await hydrated(page)
  const field = page.locator('[name=token]')
  await field.fill('123456')
  return field
}

/** Expects that a registration which the server no longer knows begins again, with the values that this tab still has. */
const expectGone = async (page: Page, call: string, button: string) => {
  const sent = await answering(page, `/api/member/${call}`, forget)
  await press(page, button)
  await expect(main(page).getByText(/Pendaftaran ini sudah tidak berlaku/)).toBeVisible()
  await expect(page.locator('[name=token]')).toHaveCount(0)
  expect(sent()).toBe(1)
  await expectAccessibleFromTop(page)
  await press(page, 'Ubah data pendaftaran')
  await expect(page.locator('[name=nama]')).toBeVisible()
}

test(
  'a code that is not taken: the page says why, sends once, and keeps the code',
  { tag: '@member.registration-code-faults' },
  async ({ page, baseURL }) => {
    const field = await openCode(page, baseURL)
    const attempt = {
      page,
      call: 'registrasi_mobile_token',
      button: said.check,
      expectUnchanged: () => expect(field).toHaveValue('123456'),
    }
    const all = { 'a lost connection': [cut, /belum tahu apakah kode diterima\. Coba masuk/] } as const
    await expectEachSaid(attempt, all)
    for (const [name, answer] of [
      ['a code that is refused', refuse],
      ['a code that is no code', refuseField('token')],
    ] as const)
      await test.step(name, async () => {
        await expectSaid(attempt, answer, refused)
        await expect(field).toBeFocused()
        await expect(field).toHaveAccessibleDescription(refused)
      })
    await expectAccessibleFromTop(page)
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
    await test.step('a registration that is gone', () => expectGone(page, 'registrasi_mobile_token', said.check))
  },
)

test(
  'another code that is not sent: the page says why, asks once, and keeps the code',
  { tag: '@member.registration-code-faults' },
  async ({ page, baseURL }) => {
    const field = await openCode(page, baseURL)
    const attempt = {
      page,
      call: 'kirim_ulang_sms_token',
      button: 'Kirim kode baru',
      expectUnchanged: () => expect(field).toHaveValue('123456'),
    }
    const all = {
      'a refusal': [refuse, refused],
      'a lost connection': [cut, /belum tahu apakah kode baru dikirim/],
      // Last, because the button comes back only after the wait.
      'too many requests': [limit(120), /coba lagi dalam 2 menit/],
    } as const
    await expectEachSaid(attempt, all)
    await expect(main(page).getByText(/^Kode baru dapat diminta 1\d\d detik lagi$/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Kirim kode baru' })).toHaveCount(0)
    await test.step('a registration that is gone', async () => {
      await openCode(page, baseURL)
      await expectGone(page, 'kirim_ulang_sms_token', 'Kirim kode baru')
    })
  },
)

test('a registration that is gone is said once, and the countdown leaves the focus where it is', async ({
  page,
  baseURL,
}) => {
  await page.clock.install()
  await openCode(page, baseURL, 60_000)
  await expect(main(page).getByText(/^Kode baru dapat diminta \d+ detik lagi$/)).toBeVisible()
  await answering(page, '/api/member/registrasi_mobile_token', forget)
  await press(page, said.check)
  await expect(main(page).getByText(/Pendaftaran ini sudah tidak berlaku/)).toBeVisible()
  const change = main(page).getByRole('button', { name: 'Ubah data pendaftaran' })
  await change.focus()
  // Two seconds of the countdown. Each renders the step again.
  await idleFor(page, 2000)
  await expect(change).toBeFocused()
})

test('a search of villages that fails says so, and the next letter searches again', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto(said.path)
  await hydrated(page)
  await page.locator('[name=rs]').selectOption('RS01')
  await press(page, said.next)
  await expectStep(page, said.record)
  await press(page, 'Ganti wilayah')
  const field = page.locator('[name=cari_wilayah]')
  const all: Readonly<Record<string, readonly [answer: Answer, calls: number]>> = {
    'an error of the server': [fail, 1],
    // A read is retried twice.
    'a lost connection': [cut, 3],
  }
  for (const [place, [name, [answer, calls]]] of Object.entries(all).entries())
    await test.step(name, async () => {
      const sent = await answering(page, '/api/member/data/desa', answer)
      await field.fill(`karawang ${place}`)
      await expect(main(page).getByText('Mencari…')).toBeVisible()
      await expect(main(page).getByText(/Pencarian wilayah gagal. Ketik lagi/)).toBeVisible()
      await expect(field).toHaveValue(`karawang ${place}`)
      expect(sent()).toBe(calls)
    })
  await expectAccessibleFromTop(page)
  await page.unrouteAll()
  await chooseVillage(page)
})
