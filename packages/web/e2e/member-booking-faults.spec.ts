import type { Page } from '@playwright/test'
import { appointmentWords, openDetails } from './appointment-way.ts'
import { answering, cut, expire, refusal, refuse } from './faults.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\//, viewport: { width: 360, height: 800 } })

const main = (page: Page) => page.getByRole('main')

test(
  'an appointment that a member asks for is sent once whatever becomes of it, and what was typed stays',
  { tag: '@member.booking-faults' },
  async ({ page, baseURL }) => {
    test.slow()
    const words = appointmentWords.id
    await logInAs(page, 'suparno', baseURL ?? '')
    await openDetails(page, words)
    await hydrated(page)
    await expect(page.getByText(`${words.patient}: Suparno`)).toBeVisible()
    await page.getByRole('radio', { name: 'Umum (bayar sendiri)' }).check()
    await page.getByRole('radio', { name: 'Poliklinik' }).check()
    await page.getByLabel(words.complaint).fill('Nyeri lutut')
    // booking-family and appointment test refused fields, a refused token and an invalid answer.
    for (const [name, answer, says] of [
      ['a refusal', refuse, refusal],
      ['a lost connection', cut, 'Hubungi rumah sakit sebelum mencoba lagi'],
    ] as const)
      await test.step(name, async () => {
        const sent = await answering(page, '/api/member/appointment/create', answer)
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByRole('status').filter({ hasText: says })).toBeFocused()
        await expect(page.getByRole('radio', { name: 'Umum (bayar sendiri)' })).toBeChecked()
        await expect(page.getByRole('radio', { name: 'Poliklinik' })).toBeChecked()
        await expect(page.getByLabel(words.complaint)).toHaveValue('Nyeri lutut')
        if (answer === cut) await expectAccessible(page)
        expect(sent()).toBe(1)
      })
  },
)

test(
  'the old appointment of a move is cancelled once for each press, and what is known of both is said',
  { tag: '@member.move-faults' },
  async ({ page, baseURL }) => {
    test.slow()
    await logInAs(page, 'siti', baseURL ?? '')
    await page.goto('/member-area/appointment/1003/open')
    await hydrated(page)
    await main(page)
      .getByRole('button', { name: /^Pindahkan jadwal, / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Pindahkan jadwal' })
    // The last time: the first one may begin while the test runs.
    await dialog.getByRole('radio').last().check()
    const cancelOld = () => dialog.getByRole('button', { name: 'Batalkan jadwal lama' }).click()
    const cancelling = '/api/member/appointment/delete'

    await test.step('booked, and the old one refused', async () => {
      const calls: string[] = []
      await answering(page, /\/api\/member\/appointment\/(create|delete)$/, async (route) => {
        const call = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
        calls.push(call)
        if (call === 'delete') return refuse(route)
        const data = { kode_appointment: 'APT-BARU', nomor_antrian: null, pasien: { id: 1003 } }
        return route.fulfill({ json: { process: true, detail: 'Tercatat.', data } })
      })
      await dialog.getByRole('button', { name: /^Pindahkan ke / }).click()
      await expect(dialog.getByRole('status')).toContainText('Keduanya masih ada')
      await expect(dialog.getByRole('status')).toContainText(refusal)
      await expectAccessible(page)
      expect(calls).toEqual(['create', 'delete'])
    })

    await test.step('an expired session', async () => {
      const sent = await answering(page, cancelling, (route, count) => (count === 1 ? expire : refuse)(route))
      await cancelOld()
      const logIn = page.getByRole('dialog', { name: 'Masuk' })
      await logIn.getByLabel('Alamat email').fill('siti.rahayu@contoh.example')
      await logIn.getByLabel('Kata sandi', { exact: true }).fill('Rahasia123')
      await logIn.getByRole('button', { name: 'Masuk', exact: true }).click()
      await expect(logIn).toHaveCount(0)
      await expect(dialog.getByRole('status')).toContainText(refusal)
      expect(sent()).toBe(2)
    })

    await test.step('a lost connection', async () => {
      const unknown = 'kami belum tahu apakah jadwal lama sudah dibatalkan'
      const sent = await answering(page, cancelling, cut)
      await cancelOld()
      await expect(dialog.getByRole('status')).toContainText(unknown)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(main(page).getByRole('status').filter({ hasText: unknown })).toBeFocused()
      expect(sent()).toBe(1)
    })
  },
)
