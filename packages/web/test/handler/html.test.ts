import { beforeAll, expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { compileMessages, siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { complaintsAbout } from './html-complaints.ts'

// The server's documents for faults and empty content, judged by a validator. No browser takes part, since it would correct the markup
// first. every-page.test.ts has the usual pages.

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  compileMessages()
  site = sites.create()
})

test.each([
  ['an address without a page', '/tidak-ada'],
  ['a page that is in preparation', '/member-area/login'],
  ['a list without a hit', '/dokter?dokter=zzzz'],
  ['what was searched for', '/cari?q=jantung'],
  ['a page whose part failed', '/?__fault=Articles=500'],
  ['a page that failed', '/artikel?__fault=Articles=500'],
])('%s is valid HTML', async (_what, address) => {
  const response = await site.fetch(new Request(`${siteOrigin}${address}`))
  expect(await complaintsAbout(await response.text(), address)).toEqual([])
})

test('a form that was sent back with its mistakes is valid HTML', async () => {
  const address = '/informasi/hubungi-kami'
  const init = { method: 'POST', headers: { origin: siteOrigin }, body: new URLSearchParams({ nama: '' }) }
  const response = await site.fetch(new Request(`${siteOrigin}${address}`, init))
  expect(response.status).toBe(422)
  expect(await complaintsAbout(await response.text(), address)).toEqual([])
})
