import { expect, test } from '@playwright/test'
import { ownSiteTimeout } from './site-test.ts'
import { startSiteWithCms } from './site-with-cms.ts'

test('the site asks for its own home pages when it starts, without a session, so that the first visitor does not wait', async () => {
  test.setTimeout(ownSiteTimeout)
  const fresh = await startSiteWithCms()
  try {
    // A part that the page did not wait for is read after the page's answer.
    const homes = () => fresh.answered.filter((route) => route === '/').length
    await expect.poll(() => homes() === 2 && fresh.cms.pending === 0, { timeout: ownSiteTimeout }).toBe(true)
    expect(fresh.cms.asked.filter(({ cookie }) => cookie !== undefined)).toEqual([])
    fresh.cms.ask = () => Promise.reject(new Error('down'))
    for (const [home, lang] of [
      ['/', 'id'],
      ['/en', 'en'],
    ] as const) {
      const response = await fetch(`${fresh.url}${home}`)
      const html = await response.text()
      expect([home, response.status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([home, 200, lang])
      expect(/>(?:Bagian ini belum dapat ditampilkan|This part cannot be shown)/.exec(html)?.[0]).toBe(undefined)
    }
  } finally {
    await fresh.stop()
  }
})
