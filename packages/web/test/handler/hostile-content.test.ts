import { startMockServer } from '@hospital/mocks/server'
import type { Locale } from '@hospital/ui'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoEnvironment } from '../../scripts/demo-environment.ts'
import { testSettings } from '../../scripts/test-settings.ts'
import { localizedPath } from '../../src/routes/href.ts'
import { matchPath } from '../../src/routes/match.ts'
import type { Guard, PageName, Route } from '../../src/routes/table.ts'
import { routes } from '../../src/routes/table.ts'
import { createSite } from '../../src/server/app.ts'
import { silentLog } from '../../src/server/http/log.ts'
import { configOf } from '../../src/testing/config-of.ts'
import { dangersIn, writtenAndRead } from '../../src/testing/document-check.ts'
import { poisonedFetch, poisons } from '../../src/testing/hostile-content.ts'
import type { PoisonName } from '../../src/testing/hostile-content.ts'
import { unlimitedBudget } from '../../src/testing/unlimited-budget.ts'
import { adminCookie, companyCookie, memberCookie } from './cookies.ts'

const now = () => new Date('2026-11-21T03:00:10Z')
const assets = { entry: '/entry.js', stylesOf: () => [], scriptsOf: () => [], font: undefined }

/** The most bytes of a document, whatever the CMS returns. */
const largest = 3_000_000

const contracts = await startMockServer({ port: 0, now })
afterAll(() => contracts.close())

const start = (cache = true) =>
  createSite({
    config: configOf({ ANSWER_LIMIT: '50000000', ...demoEnvironment(contracts.url, 0), ...testSettings }),
    assets: () => Promise.resolve(assets),
    log: silentLog,
    now,
    cache,
    startBudget: unlimitedBudget,
  })

/** The visitor who sees a page, by its guard. */
const cookies: Readonly<Partial<Record<Guard, string>>> = {
  member: memberCookie,
  company: companyCookie,
  'company-profile': companyCookie,
  admin: adminCookie,
}

const visit = async (site: ReturnType<typeof start>, path: string, { guard }: Route): Promise<Response> => {
  const cookie = guard ? cookies[guard] : undefined
  return site.fetch(new Request(`http://localhost${path}`, { headers: cookie === undefined ? {} : { cookie } }))
}

/** Every page, by the name of its route. */
const built = Object.entries<Route>(routes)

const found = new Map<string, string>()

/** The CMS reads of each page, including those for the header and footer. */
const askedBy = new Map<PageName, ReadonlySet<string>>()

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/href="(\/(?!en\b|_)[^"?#]*)/g)].map(([, path = '']) => path)

const asked = new Set<string>()

/** Notes the reads. */
const notedFetch =
  (plain: typeof fetch): typeof fetch =>
  (input, init) => {
    asked.add(
      `${input instanceof Request ? input.url : input.toString()} ${typeof init?.body === 'string' ? init.body : ''}`,
    )
    return plain(input, init)
  }

/** Follows the site's own links from the pages without parameters, until every linked page has an address. */
const explore = async (site: ReturnType<typeof start>): Promise<void> => {
  // The server renders the same parts for any patient: the browser reads their data.
  const open = built
    .map(([, { path }]) => path.replace(/\/:\w+\?/, '').replace(/:(pasien|rujukan)/, '1'))
    .filter((path) => !path.includes(':'))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const match = matchPath(path)
    if (!match || found.has(match.name)) continue
    asked.clear()
    const response = await visit(site, path, match.route)
    const moved = response.headers.get('location')
    if (response.status === 301 && moved) open.push(moved)
    if (response.status !== 200) continue
    found.set(match.name, path)
    askedBy.set(match.route.page, new Set(asked))
    open.push(...linksIn(await response.text()))
  }
}

/** If a page has several addresses, links lead to one of them. The other addresses have the same parameters. */
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

vi.stubGlobal('fetch', notedFetch(fetch))
await explore(start(false))
vi.unstubAllGlobals()
addTwins()

const callsOf = [...askedBy.values()]
const ofEveryPage = [...(callsOf[0] ?? [])].filter((call) => callsOf.every((calls) => calls.has(call)))

/** Whether a page shows only header and footer from the CMS, like the pages whose data the browser reads. */
const isPlain = ({ page }: Route): boolean => askedBy.get(page)?.size === ofEveryPage.length

/** Each public page is its own kind. In the areas, pages with the same loader are one kind, and so are all plain pages. */
const kinds = built.map(([name, route]) => {
  if (route.area === 'public') return name
  return isPlain(route) ? `${route.area} ${route.guard}` : route.page
})

/** One page of each kind. */
const telling = built.filter((_page, index) => kinds.indexOf(kinds[index] ?? '') === index)

test('every page is reached, and every public one and those of the areas with contents of the CMS are looked at', () => {
  expect(built.map(([name]) => name).filter((name) => !found.has(name))).toEqual([])
  const left = built.filter((page) => !telling.includes(page))
  expect(left.filter(([, { area }]) => area === 'public')).toEqual([])
  const seen = new Set(telling.map(([, { page }]) => page))
  expect(left.filter(([, route]) => !isPlain(route) && !seen.has(route.page))).toEqual([])
  expect(ofEveryPage.length).toBeGreaterThan(0)
})

/** Whether a public page is about one entry of the CMS, which its address names. Without even a name, the page does not exist. */
const isOfOneThing = ({ area, path }: Route): boolean => area === 'public' && path.includes(':')

/** Pages about an entry that is not shown without a date: its own, or that of the entry that it belongs to. */
const dated: readonly string[] = ['package', 'healthPackage', 'article', 'hospitalService']

/** The expected status of a page. The page is shown unless its entry is unusable. */
const statusOf = (poison: PoisonName, name: string, route: Route): number => {
  if (poison === 'nothing but null' && isOfOneThing(route)) return 404
  if (poison === 'nonsense for dates and codes' && dated.includes(name)) return 404
  // The poison changes the slugs of all categories, and the article is below one of them.
  if (poison === 'unsafe slugs' && name === 'articleCategory') return 404
  return poison === 'unsafe slugs' && name === 'article' ? 301 : 200
}

/** The language of a page's check. The next poison uses the other one, so that each page is checked in both. */
const localeOf = (poison: PoisonName, name: string): Locale =>
  (Object.keys(poisons).indexOf(poison) + telling.findIndex(([other]) => other === name)) % 2 === 0 ? 'id' : 'en'

describe.each(Object.keys(poisons) as PoisonName[])('when the CMS answers with %s', (poison) => {
  // One site for all pages, so that the reads for header and footer happen once.
  let site: ReturnType<typeof start>
  beforeAll(() => {
    vi.stubGlobal('fetch', poisonedFetch(poison))
    site = start()
  })
  afterAll(() => void vi.unstubAllGlobals())

  test.each(telling)(
    'the page %s runs nothing of it, leads nowhere unsafe, and is shown',
    { tags: ['articles.safe'] },
    async (name, route) => {
      const locale = localeOf(poison, name)
      const failures = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined)
      try {
        const response = await visit(site, localizedPath(found.get(name) ?? '', locale), route)
        const html = await response.text()
        expect(failures.mock.calls).toEqual([])
        expect(complaints.mock.calls).toEqual([])
        expect(response.status).toBe(statusOf(poison, name, route))
        // The redirect stays on this site, and nothing of the slug is unescaped.
        expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)[\w%().~\-/]*$/)
        expect(dangersIn(html)).toEqual([])
        // A redirect has no document.
        expect(html === '').toBe(response.status === 301)
        const [written, read] = writtenAndRead(html || '<body></body>')
        expect(read).toEqual(written)
        expect(html.length).toBeLessThan(largest)
      } finally {
        failures.mockRestore()
        complaints.mockRestore()
      }
    },
  )
})
