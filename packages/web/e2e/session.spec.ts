import { expect, expectAccessible, hydrated, test } from './site-test.ts'

const member = { id: 1, nama_lengkap: 'Zulaikha', email: null, no_telp: null, gender: 'L' }
const cookie = (value: object) => encodeURIComponent(JSON.stringify(value))

test.describe('whoever is logged in', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'auth', value: cookie(member), url: baseURL ?? '' }])
  })

  test('is asked ‘Anda yakin untuk logout?’ under the title Warning, and stays when the answer is no', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await page.getByText('Zulaikha').first().click()
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'Warning' })
    await expect(question).toContainText('Anda yakin untuk logout?')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Tidak' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(page.getByText('Zulaikha').first()).toBeVisible()
  })

  test('is logged out in every tab, and nothing of the session is left', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => localStorage.setItem('auth_user', 'token'))
    const other = await context.newPage()
    await other.goto('/en')
    await hydrated(other)
    await page.bringToFront()
    await hydrated(page)
    await page.getByText('Zulaikha').first().click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
    await expect(page.getByText('Zulaikha')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(other.getByText('Zulaikha')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth_user'))).toBeNull()
    expect((await context.cookies()).filter(({ name }) => name.startsWith('auth'))).toEqual([])
  })
})

test('whoever is not logged in chooses between patient and corporate', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: /^Masuk/ }).first().click()
  const chooser = page.getByRole('dialog')
  await expect(chooser).toBeVisible()
  await expectAccessible(page)
})
