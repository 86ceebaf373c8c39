import { demoInvitations } from '@hospital/mocks'
import { retryTimeout } from './faults.ts'
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts'
import { logInAs } from './member.ts'
import { expect, expectAccessible, hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})

const page = '/company-area/activation'

test('an invitation is there with a patient logged in too, and its secret leaves the address', async ({
  page: tab,
}) => {
  await logInAs(tab, 'siti', site.url)
  await tab.goto(`${site.url}${page}#undangan=${demoInvitations.valid}`)
  await expect(tab.getByRole('main')).toContainText('Intan Permata')
  expect(tab.url()).toBe(`${site.url}${page}`)
})

test(
  'an invited user sets a password with the keyboard alone, across a reload, and logs in',
  { tag: '@company.activation-page' },
  async ({ page: tab }) => {
    await tab.setViewportSize({ width: 360, height: 800 })
    const asked: string[] = []
    tab.on('request', (request) => asked.push(request.url()))
    await tab.goto(`${site.url}${page}#undangan=${demoInvitations.valid}`)
    await hydrated(tab)
    const main = tab.getByRole('main')
    await expect(main).toContainText('Intan Permata')
    await expect(main).toContainText('PT Kencana Baja Industri')
    // The secret has left the address, and no request contained it in its own.
    expect(tab.url()).toBe(`${site.url}${page}`)
    await tab.reload()
    await hydrated(tab)
    await expect(main).toContainText('Intan Permata')
    await expectAccessible(tab)
    await expectNoSidewaysScroll(tab)
    await tabTo(tab, main.getByLabel('Kata sandi baru', { exact: true }))
    await tab.keyboard.type('pendek')
    await tab.keyboard.press('Enter')
    await expect(main.getByRole('group', { name: 'Ada yang perlu diperbaiki' })).toBeFocused()
    await tabTo(tab, main.getByLabel('Kata sandi baru', { exact: true }))
    await tab.keyboard.type('sandi-intan-1')
    await tabTo(tab, main.getByRole('button', { name: 'Aktifkan akun' }))
    await tab.keyboard.press('Enter')
    await expect(main.getByText('Akun Anda sudah aktif')).toBeVisible()
    await expectAccessible(tab)
    expect(asked.filter((url) => url.includes('undangan='))).toEqual([])
    expect(await tab.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('undangan')
    await tabTo(tab, main.getByRole('link', { name: 'Masuk' }))
    await tab.keyboard.press('Enter')
    await tabTo(tab, main.getByLabel('Alamat email'))
    await tab.keyboard.type('intan@kencana-baja.example')
    await tabTo(tab, main.getByLabel('Kata sandi', { exact: true }))
    await tab.keyboard.type('sandi-intan-1')
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(`${site.url}/company-area/profile`)
  },
)

test('a link that was cut shows no invitation that was open in the tab before', async ({ page: tab }) => {
  await tab.goto(`${site.url}${page}#undangan=${demoInvitations.used}`)
  await hydrated(tab)
  await expect(tab.getByRole('heading', { name: 'Undangan ini sudah dipakai' })).toBeVisible()
  await tab.goto('about:blank')
  await tab.goto(`${site.url}${page}#undangan=${demoInvitations.valid.slice(0, 12)}`)
  await hydrated(tab)
  await expect(tab.getByRole('heading', { name: 'Buka tautan dari email undangan Anda' })).toBeVisible()
  expect(tab.url()).toBe(`${site.url}${page}`)
})

test(
  'an invitation that is expired or used says so, and whom to ask',
  { tag: '@company.invitation-ended' },
  async ({ page: tab }) => {
    for (const [state, prefix, width, title] of [
      ['expired', '', 320, 'Undangan ini sudah kedaluwarsa'],
      ['used', '/en', 1280, 'This invitation has been used'],
    ] as const) {
      await tab.setViewportSize({ width, height: 800 })
      await tab.goto(`${site.url}${prefix}${page}#undangan=${demoInvitations[state]}`)
      await hydrated(tab)
      await expect(tab.getByRole('heading', { name: title })).toBeVisible()
      await expect(tab.getByRole('main').getByRole('link', { name: /^(Hubungi kami|Contact us)$/ })).toBeVisible()
      await expectAccessible(tab)
      await expectNoSidewaysScroll(tab)
    }
  },
)

test.describe('with a back end that fails', () => {
  // Chromium itself logs the status of a failed request.
  test.use({ missing: /\/company\/activation/ })

  test('an unknown invitation is told, and one that cannot be checked can be checked again', async ({ page: tab }) => {
    await tab.goto(`${site.url}/en${page}#undangan=${'a'.repeat(32)}`)
    await expect(tab.getByRole('heading', { name: 'This invitation is not known' })).toBeVisible()
    await tab.route('**/company/activation/undangan', (route) => route.fulfill({ status: 503, json: {} }))
    await tab.goto(`${site.url}/en${page}#undangan=${demoInvitations.used}`)
    await expect(tab.getByText('The invitation cannot be checked right now')).toBeVisible({ timeout: retryTimeout })
    await tab.unroute('**/company/activation/undangan')
    await tab.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(tab.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible()
  })
})
