import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { siteContexts } from '../../testing/site-context.ts'
import { testSites } from '../../testing/test-site.ts'
import { silentLog } from '../http/log.ts'
import { findBrokenLinks } from './broken-links.ts'

const now = new Date('2026-11-21T05:00:00Z')

/** The contract server's menus with one link replaced. */
const spoiled =
  (from: string, to: string): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    const isMenu = String(input instanceof Request ? input.url : input).includes('navigation')
    return isMenu ? new Response((await response.text()).replaceAll(`"${from}"`, `"${to}"`), response) : response
  }

describe('links of menus', () => {
  const site = contractSite(now)
  const sites = testSites(now)

  test('of the demonstration all lead somewhere', async () => {
    expect(await findBrokenLinks(site.contextOf('/'))).toEqual([])
  })

  test.each([
    ['rs-kawung-subang', 'rs-kawung-sumbang', ['/rumah-sakit/rs-kawung-sumbang']],
    ['/jadwal-dokter', '/jadwal-dokter-lama', ['/jadwal-dokter-lama']],
    ['/jadwal-dokter', 'https://lain.example/jadwal-dokter', []],
    ['/jadwal-dokter', '/jadwal-dokter?hari=Senin', []],
    ['/jadwal-dokter', '/en/paket/medical-check-up-dasar', []],
    ['/jadwal-dokter', '/uploads/jadwal.pdf', []],
  ])('that are %s, changed to %s: %o are broken', async (from, to, broken) => {
    const { cms } = siteContexts(sites.contracts().url, () => now, { fetch: spoiled(from, to) })('/')
    expect(await findBrokenLinks({ ...site.contextOf('/'), cms })).toEqual(broken)
  })

  test('are not judged while the CMS cannot tell', async () => {
    expect(await findBrokenLinks(site.contextOf('/', 'AllSlugs=500'))).toBeUndefined()
  })

  test('that are broken are logged', async () => {
    const links: string[] = []
    await sites.create({ log: { ...silentLog, brokenLink: (link) => void links.push(link) } }).checkMenus()
    expect(links).toEqual([])
  })
})
