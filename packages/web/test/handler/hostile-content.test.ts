import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { localizedPath } from '../../src/routes/href.ts'
import { matchPath } from '../../src/routes/match.ts'
import type { Guard, Route } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import { createSite } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/config.ts'
import { silentLog } from '../../src/server/http/log.ts'
import { dangersIn, writtenAndRead } from '../../src/testing/document-check.ts'
import { poisonedFetch, poisons } from '../../src/testing/hostile-content.ts'
import type { PoisonName } from '../../src/testing/hostile-content.ts'

const now = () => new Date('2026-11-21T03:00:10Z')
const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }
const memberCookie = `auth=${encodeURIComponent(JSON.stringify({ id: 1, nama_lengkap: 'Siti', email: null, no_telp: null, gender: 'P' }))}`
const companyCookie = (role: number) =>
  `authCompany=${encodeURIComponent(JSON.stringify({ id: 1, name: 'Budi', email: null, role_id: role }))}`

/** Bytes of a document, whatever the CMS holds. */
const largest = 3_000_000

let contracts: MockServer

const start = () => {
  const result = readConfig({ ANSWER_LIMIT: '50000000', ...demoEnvironment(contracts.url, 0) })
  if ('mistakes' in result) throw new Error(result.mistakes.join())
  return createSite({ config: result.config, assets: () => Promise.resolve(assets), log: silentLog, now })
}

/** Who sees a page, by its guard. */
const cookies: Readonly<Partial<Record<Guard, string>>> = {
  member: memberCookie,
  company: companyCookie(2),
  'company-profile': companyCookie(2),
  admin: companyCookie(1),
}

const visit = async (site: ReturnType<typeof start>, path: string, { guard }: Route): Promise<Response> => {
  const cookie = guard ? cookies[guard] : undefined
  return site.fetch(new Request(`http://localhost${path}`, { headers: cookie === undefined ? {} : { cookie } }))
}

/** Every page, by the name of its route. */
const built = Object.entries<Route>(routes)

const found = new Map<string, string>()

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/(?!en\b|_)[^"?#]*)/g)].map(([, path = '']) => path)

/** Follows the site's own links from the pages without parameters, until every page that is linked to has an address. */
const explore = async (site: ReturnType<typeof start>): Promise<void> => {
  // Any patient's page has the same parts on the server: their data is read in the browser.
  const open = built
    .map(([, { path }]) => path.replace(/\/:\w+\?/, '').replace(/:(pasien|rujukan)/, '1'))
    .filter((path) => !path.includes(':'))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const match = matchPath(path)
    if (!match || found.has(match.name)) continue
    const response = await visit(site, path, match.route)
    const moved = response.headers.get('location')
    if (response.status === 301 && moved) open.push(moved)
    if (response.status !== 200) continue
    found.set(match.name, path)
    open.push(...linksIn(await response.text()))
  }
}

/** A page at several addresses is linked to at one of them; the others have the same parameters. */
const addTwins = () => {
  for (const [name, { path, page }] of built) {
    const twin = [...found].find(([other]) =>
      built.some(([builtName, route]) => builtName === other && route.page === page),
    )
    const parameters = twin && matchPath(twin[1])?.parameters
    const address = path.replace(/:(\w+)/g, (whole, key: string) => parameters?.[key] ?? whole)
    if (!found.has(name) && !address.includes(':')) found.set(name, address)
  }
}

beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now })
  await explore(start())
  addTwins()
}, 120_000)

afterAll(() => contracts.close())

test('every page is reached', () => {
  expect(built.map(([name]) => name).filter((name) => !found.has(name))).toEqual([])
})

/** Pages about one thing of the CMS. Without so much as a name it is not there. */
const ofOneThing: readonly string[] = [
  'doctor',
  'package',
  'healthPackage',
  'featuredService',
  'qualityIndicator',
  'event',
  'form',
  'career',
  'hospital',
  'hospitalAmbulance',
  'hospitalServices',
  'hospitalService',
  'articleCategory',
  'article',
]

/** Pages about one thing that is not shown without a date: its own, or that of what it belongs to. */
const dated: readonly string[] = ['package', 'healthPackage', 'article', 'hospitalService']

/** With what a page is to be sent. It is shown, unless its subject does not make sense. */
const statusOf = (poison: PoisonName, name: string): number => {
  if (poison === 'nothing but null' && ofOneThing.includes(name)) return 404
  if (poison === 'nonsense for dates and codes' && dated.includes(name)) return 404
  // The categories that there are have other slugs now, and the article is below one of them.
  if (poison === 'unsafe slugs' && name === 'articleCategory') return 404
  return poison === 'unsafe slugs' && name === 'article' ? 301 : 200
}

describe.each(Object.keys(poisons) as PoisonName[])('when the CMS answers with %s', (poison) => {
  // One for all pages: what each of them needs of the header and the footer is read once.
  let site: ReturnType<typeof start>
  beforeAll(() => {
    vi.stubGlobal('fetch', poisonedFetch(poison))
    site = start()
  })
  afterAll(() => void vi.unstubAllGlobals())

  test.each(built)(
    'the page %s runs nothing of it, leads nowhere unsafe, and is shown, in both languages',
    async (name, route) => {
      const failures = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
      try {
        for (const locale of ['id', 'en'] as const) {
          const response = await visit(site, localizedPath(found.get(name) ?? '', locale), route)
          const html = await response.text()
          expect(failures.mock.calls).toEqual([])
          expect(complaints.mock.calls).toEqual([])
          expect([locale, response.status]).toEqual([locale, statusOf(poison, name)])
          // Where it leads instead is on this site, and nothing of the slug is left as it came.
          expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)[\w%().~\-/]*$/)
          expect(dangersIn(html)).toEqual([])
          // A redirect has no document.
          expect(html === '').toBe(response.status === 301)
          const [written, read] = writtenAndRead(html || '<body></body>')
          expect(read).toEqual(written)
          expect(html.length).toBeLessThan(largest)
        }
      } finally {
        failures.mockRestore()
        complaints.mockRestore()
      }
    },
  )
})
