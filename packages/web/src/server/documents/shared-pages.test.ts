import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoEnvironment } from '../../../scripts/demo-environment.ts'
import { matchPath } from '../../routes/match.ts'
import { readConfig } from '../config.ts'
import type { SiteConfig } from '../config.ts'
import { createSite } from '../app.ts'
import type { Site } from '../app.ts'

vi.mock(import('react-dom/server'), async (original) => {
  const server = await original()
  return { ...server, renderToString: vi.fn<typeof server.renderToString>(server.renderToString) }
})

let contracts: MockServer
/** Keeps what it makes. */
let site: Site
/** Makes everything anew. */
let forgetful: Site
let config: SiteConfig
let addresses: readonly string[]

const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
const now = () => new Date('2026-11-21T03:00:10Z')

const visit = async (of: Site, path: string, cookie = ''): Promise<string> =>
  (await of.fetch(new Request(`http://localhost${path}`, { headers: { cookie } }))).text()

/** The first address of each page of the site. */
const oneOfEach = (paths: readonly string[]) => [...new Map(paths.map((path) => [matchPath(path)?.name, path])).values()]

beforeAll(async () => {
  contracts = await startMockServer({ port: 0 })
  // On a busy machine a page may wait: one that lacks a part differs from one that has it.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const demo = readConfig({ ...demoEnvironment(contracts.url, 0), CMS_TIMEOUT: '60000' })
  if ('mistakes' in demo) throw new Error(demo.mistakes.join())
  config = demo.config
  const options = { config, assets: () => Promise.resolve(assets), log: () => undefined, now }
  site = createSite(options)
  forgetful = createSite({ ...options, contentCache: false })
  const map = await visit(site, '/sitemap.xml')
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const known = oneOfEach(paths.filter((path) => !path.startsWith('/en')))
  addresses = [...known, ...known.map((path) => `/en${path === '/' ? '' : path}`), '/cari?q=jantung', '/dokter/appointment', '/account/my-account', '/tidak/ada']
})
afterAll(() => {
  vi.restoreAllMocks()
  return contracts.close()
})

const cookieOf = (name: string, account: object) => `${name}=${encodeURIComponent(JSON.stringify(account))}`

const patient = (id: number, name: string, gender: 'L' | 'P') => cookieOf('auth', { id, nama_lengkap: name, email: null, no_telp: null, gender })
const company = (id: number, name: string) => cookieOf('authCompany', { id, name, email: null, role_id: 2 })

/** As a hostile form could have registered it. */
const oddName = `$& Nur'aini "Ani" <b>&amp;</b> </main> O’Neill`

describe('a page in the frame of whoever is logged in', () => {
  test.each([
    ['a woman', patient(1, 'Siti Rahayu', 'P'), patient(2, oddName, 'P')],
    ['a man', patient(3, 'Joko Waluyo', 'L'), patient(4, oddName, 'L')],
    ['a company', company(7, 'PT Maju'), company(8, oddName)],
  ])(
    'is the page that was made for %s alone, whatever page it is and whoever was there before',
    async (_who, first, second) => {
      expect(addresses.length).toBeGreaterThan(40)
      const different: string[] = []
      for (const address of addresses) {
        const seen = [await visit(site, address, first), await visit(site, address, second)]
        const alone = [await visit(forgetful, address, first), await visit(forgetful, address, second)]
        if (seen.join() !== alone.join()) different.push(address)
      }
      expect(different).toEqual([])
    },
    60_000,
  )

  test('is put together, and not rendered, for the second of a kind', async () => {
    for (const visitor of [patient(10, 'Rina', 'P'), patient(11, 'Agus', 'L'), company(12, 'PT Satu')]) await visit(site, '/dokter', visitor)
    vi.mocked(renderToString).mockClear()
    for (const visitor of [patient(13, 'Dewi', 'P'), patient(14, 'Joko', 'L'), company(15, 'PT Dua')]) await visit(site, '/dokter', visitor)
    expect(renderToString).not.toHaveBeenCalled()
  })

  test('leaves nothing of them for the next visitor', async () => {
    const names = ['Siti Rahayu', 'Joko Waluyo', 'PT Maju', 'Dewi Lestari']
    const visitors = [patient(1, 'Siti Rahayu', 'P'), patient(3, 'Joko Waluyo', 'L'), company(7, 'PT Maju')]
    for (const visitor of visitors) await visit(site, '/', visitor)
    const others = [await visit(site, '/'), await visit(site, '/', patient(9, 'Dewi Lestari', 'P'))]
    expect(others.map((page) => names.filter((name) => page.includes(name)))).toEqual([[], ['Dewi Lestari']])
    expect(others[1]).toContain('"account":{"id":9,')
  })
})

describe('where pages are made anew for every visitor', () => {
  test.each([
    ['one of whom nothing is known', ''],
    ['one who is logged in', patient(1, 'Siti Rahayu', 'P')],
  ])('%s is sent what was loaded for them, which is not rendered again where nothing in it is new', async (_, cookie) => {
    const anew = createSite({ config: { ...config, pagesFreshFor: 0 }, assets: () => Promise.resolve(assets), log: () => undefined, now })
    const ask = async () => anew.fetch(new Request('http://localhost/', { headers: { cookie } }))
    const first = await (await ask()).text()
    vi.mocked(renderToString).mockClear()
    const second = await ask()
    expect(second.headers.get('server-timing')).toMatch(/\bpage;dur=/)
    expect(await second.text()).toBe(first)
    expect(renderToString).not.toHaveBeenCalled()
  })
})
