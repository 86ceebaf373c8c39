import { answering, cut, expire, refusal, refuse, refuseField } from './faults.ts'
import { emails, main, pressIn, writes } from './member-writes.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, expectAccessibleFromTop, hydrated, test } from './site-test.ts'

// Chromium itself logs failed requests.
test.use({ missing: /\/api\/member\// })

// `write-faults.test.tsx` tests every fault with the code that all forms share. Here each form gets a refusal of the server, and a lost
// answer.
for (const [index, write] of writes.entries()) {
  const { call, person, path, open, send, field, hasSummary, expectUnchanged, unknown, closes } = write
  test(
    `${call} at ${path} is sent once whatever becomes of it, says so, and keeps what was typed`,
    { tag: '@member.write-faults' },
    async ({ page, baseURL }) => {
      // One log-in serves all faults except the expired session.
      test.slow()
      const address = `/api/member/${call}`
      await page.setViewportSize({ width: 360, height: 800 })
      await logInAs(page, person, baseURL ?? '')
      const start = async () => {
        await page.unrouteAll()
        // A draft would open its form automatically.
        await page.evaluate(() => sessionStorage.removeItem('drafts'))
        await page.goto(`/member-area/${path}`)
        await hydrated(page)
        return open(page)
      }
      const part = await start()

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
        if (index === 0) await expectAccessibleFromTop(page, 'main')
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
          // The refused request, and the one after the log-in.
          expect(sent()).toBe(2)
        })

      await test.step('a lost connection', async () => {
        const again = closes ? await start() : part
        const sent = await answering(page, address, cut)
        await pressIn(again, send)
        const said = main(page).getByRole('status').filter({ hasText: unknown })
        await expect(said).toBeFocused()
        if (index === 0) await expectAccessibleFromTop(page, 'main')
        expect(sent()).toBe(1)
        if (closes) await expect(again).toHaveCount(0)
        else await expectUnchanged(again)
      })
    },
  )
}

test('a log-in that was closed opens again when what it is for is asked for again', async ({ page, baseURL }) => {
  await logInAs(page, 'siti', baseURL ?? '')
  await page.goto('/member-area/appointment/1001/open')
  await hydrated(page)
  await pressIn(main(page), /^Tindakan lain, /)
  await pressIn(main(page), /^Batalkan, /)
  const question = page.getByRole('dialog', { name: 'Batalkan janji temu?' })
  const logIn = page.getByRole('dialog', { name: 'Masuk' })
  const sent = await answering(page, '/api/member/appointment/delete', (route, count) =>
    (count === 1 ? expire : refuse)(route),
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
  // The refused request, and the one after the log-in: a refused token is not used again.
  expect(sent()).toBe(2)
})
