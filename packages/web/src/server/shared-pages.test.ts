import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { matchPath } from '../routes/match.ts'
import { readConfig } from './config.ts'
import { createSite } from './site.ts'
import type { Site } from './site.ts'

let contracts: MockServer
/** Keeps what it makes. */
let site: Site
/** Makes everything anew. */
let forgetful: Site
let addresses: readonly string[]

const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
const now = () => new Date('2026-11-21T03:00:10Z')

const visit = async (of: Site, path: string, cookie = ''): Promise<string> =>
  (await of.fetch(new Request(`http://localhost${path}`, { headers: { cookie } }))).text()

/** The first address of each page of the site. */
const oneOfEach = (paths: readonly string[]) => [...new Map(paths.map((path) => [matchPath(path)?.name, path])).values()]

beforeAll(async () => {
  contracts = await startMockServer({ port: 0 })
  const demo = readConfig(demoEnvironment(contracts.url, 0))
  if ('mistakes' in demo) throw new Error(demo.mistakes.join())
  const options = { config: demo.config, assets: () => Promise.resolve(assets), log: () => undefined, now }
  site = createSite(options)
  forgetful = createSite({ ...options, contentCache: false })
  const map = await visit(site, '/sitemap.xml')
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const known = oneOfEach(paths.filter((path) => !path.startsWith('/en')))
  addresses = [...known, ...known.map((path) => `/en${path === '/' ? '' : path}`), '/cari?q=jantung', '/dokter/appointment', '/account/my-account', '/tidak/ada']
})
afterAll(() => contracts.close())

const cookieOf = (name: string, account: object) => `${name}=${encodeURIComponent(JSON.stringify(account))}`

describe('a page in the frame of whoever is logged in', () => {
  test.each([
    ['a patient', cookieOf('auth', { id: 1, nama_lengkap: 'Siti Rahayu', email: null, no_telp: null, gender: 'P' })],
    ['a company', cookieOf('authCompany', { id: 7, name: 'PT Maju', email: null, role_id: 2 })],
  ])(
    'is the page that was made for %s alone, whatever page it is',
    async (_who, cookie) => {
      expect(addresses.length).toBeGreaterThan(40)
      const different: string[] = []
      for (const address of addresses) {
        await visit(site, address)
        if ((await visit(site, address, cookie)) !== (await visit(forgetful, address, cookie))) different.push(address)
      }
      expect(different).toEqual([])
    },
    60_000,
  )

  test('leaves nothing of them for the next visitor', async () => {
    await visit(site, '/', cookieOf('auth', { id: 1, nama_lengkap: 'Siti Rahayu', email: null, no_telp: null, gender: 'P' }))
    expect(await visit(site, '/')).not.toContain('Siti Rahayu')
  })
})
