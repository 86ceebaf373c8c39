import type { Page } from '@playwright/test'
import { logInAs } from './member.ts'
import { hydrated, test } from './site-test.ts'
import type { OwnSite } from './site-test.ts'

let site: OwnSite
test.beforeAll(async ({ ownSite }) => {
  site = await ownSite()
})
const shot = async (page: Page, name: string) => {
  await page.screenshot({ path: `/tmp/look/${name}.png`, fullPage: true })
}
for (const prefix of ['', '/en'])
  test(`steps ${prefix}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(`${site.url}${prefix}/member-area/register`)
    await hydrated(page)
    await shot(page, `register768${prefix.slice(1)}`)
    await page.setViewportSize({ width: 360, height: 780 })
    await shot(page, `register360${prefix.slice(1)}`)
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(`${site.url}${prefix}/dokter/appointment`)
    await hydrated(page)
    await shot(page, `booking768${prefix.slice(1)}`)
  })
test('facts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await logInAs(page, 'siti', site.url)
  for (const path of [
    '/member-area/appointment/1001/approved',
    '/member-area/profile',
    '/member-area/keluarga/1003/detail',
    '/member-area/list-hasil/1001',
    '/member-area/hasil-penunjang/radiologi/1001',
    '/member-area/keluarga',
  ]) {
    await page.goto(`${site.url}${path}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await shot(page, `facts360${path.replaceAll('/', '_')}`)
  }
})
