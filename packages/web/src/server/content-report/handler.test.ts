import { beforeAll, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { ContentReport } from './report.ts'

const sites = testSites(new Date('2026-11-21T05:00:00Z'))
const secret = 'rahasia-pratinjau-contoh-32-karakter'
const settings = { PREVIEW_SECRET: secret, CMS_PREVIEW_TOKEN: 'contoh-token-pratinjau' }

const ask = (links = '', authorization = `Bearer ${secret}`, given: Readonly<Record<string, string>> = settings) =>
  sites
    .create({ cache: false }, given)
    .fetch(new Request(`${siteOrigin}/_content-report`, { method: 'POST', headers: { authorization }, body: links }))

const report = async (links: readonly string[]) => (await (await ask(links.join('\n'))).json()) as ContentReport

describe('a report on the content', () => {
  test('of the demonstration leaves out nothing, and reads everything', async () => {
    expect(await report([])).toEqual({ omissions: [], brokenLinks: { menus: [], given: [] }, unread: [] })
  })

  describe('with links', () => {
    const links = [
      ['a page that is there', '/dokter', false],
      ['a page in English', '/en/dokter', false],
      ['the page of an entry', '/rumah-sakit/rs-kawung-karawang', false],
      ['a page with a query and a place', '/jadwal-dokter?hari=Senin#atas', false],
      ['a page by its whole address', `${siteOrigin}/dokter`, false],
      ['a file of the CMS', '/uploads/jadwal.pdf', false],
      ['a page of others', 'https://lain.example/x', false],
      ['a page that is not there', '/jadwal-lama', true],
      ['such a page in English', '/en/jadwal-lama', true],
      ['such a page by its whole address', `${siteOrigin}/jadwal-lama`, true],
      ['the page of an entry that is not there', '/rumah-sakit/rs-kawung-sumbang', true],
      ['a script', 'javascript:alert(1)', true],
    ] as const
    let broken: readonly string[] = []
    beforeAll(async () => {
      broken = (await report(links.map(([, link]) => link))).brokenLinks?.given ?? []
    })

    test.each(links)('judges %s', (_what, link, isBroken) => {
      expect(broken.includes(link)).toBe(isBroken)
    })
  })

  test('is stored nowhere', async () => {
    expect((await ask()).headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['without the secret', '', settings, 401],
    ['with another secret', 'Bearer lain', settings, 401],
    ['where no secret is shared', `Bearer ${secret}`, {}, 404],
  ])('is not there for a request %s', async (_what, authorization, given, status) => {
    expect((await ask('', authorization, given)).status).toBe(status)
  })

  test('says what could not be read', async () => {
    const site = sites.create({ cache: false }, { ...settings, CMS_TOKEN: 'salah' })
    const headers = { authorization: `Bearer ${secret}` }
    const response = await site.fetch(new Request(`${siteOrigin}/_content-report`, { method: 'POST', headers }))
    const { unread, brokenLinks } = (await response.json()) as ContentReport
    expect(unread).toContain('artikel')
    expect(brokenLinks).toBeNull()
  })
})
