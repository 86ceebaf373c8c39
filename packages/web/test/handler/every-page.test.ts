import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { beforeAll, describe, expect, test } from 'vitest'
import { localizedPath } from '../../src/routes/href.ts'
import { matchPath } from '../../src/routes/match.ts'
import type { RouteName } from '../../src/routes/table.ts'
import type { Site } from '../../src/server/app.ts'
import { compileMessages, siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { readHead } from './document-head.ts'
import type { DocumentHead } from './document-head.ts'
import { complaintsAbout } from './html-complaints.ts'
import { readMarkup } from './markup.ts'
import { linksIn, missedRoutes, walkSite } from './site-walk.ts'
import type { SeenDocument } from './site-walk.ts'

// One document of every kind: its links, and its metadata for search engines and link previews.

interface Page {
  readonly address: string
  readonly route: RouteName
  readonly head: DocumentHead
}

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
/** The documents in each language. The twin of a page is usually among the documents of the other language. */
const walks = new Map<Locale, readonly SeenDocument[]>()
beforeAll(async () => {
  compileMessages()
  site = sites.create()
  for (const locale of locales) walks.set(locale, await walkSite(site, locale))
})

/** The document at an address of the site. */
const documentAt = async (address: string): Promise<string> => {
  const path = address.slice(siteOrigin.length) || '/'
  const seen = [...walks.values()].flat().find((document) => document.address === path)
  if (seen) return seen.html
  const response = await site.fetch(new Request(address))
  expect([address, response.status]).toEqual([address, 200])
  return response.text()
}

const isIndexed = ({ head }: Page) => head.meta.get('robots') === 'index, follow'

/** The schema.org types of each kind of page. A kind that is missing here has breadcrumbs only. */
const things: Partial<Record<RouteName, readonly string[]>> = {
  home: ['Hospital'],
  about: ['MedicalOrganization'],
  hospital: ['Hospital'],
  doctor: ['Physician'],
  article: ['MedicalWebPage', 'Article'],
  event: ['Event'],
  package: ['Product'],
  healthPackage: ['Product'],
}

/** The site's own file at an address. */
const publicFile = (address: string): string =>
  fileURLToPath(new URL(`../../public${new URL(address).pathname}`, import.meta.url))

describe.each(locales)('every kind of page, in %s,', (locale) => {
  let seen: readonly SeenDocument[]
  let pages: readonly Page[]
  beforeAll(() => {
    seen = walks.get(locale) ?? []
    pages = seen.map(({ address, route, html }) => ({ address, route, head: readHead(html) }))
  })

  test('has been seen', () => {
    expect(missedRoutes(seen)).toEqual([])
  })

  test('is valid HTML', async () => {
    // The markup depends on the parameters of an address and not on the language: in English one document of each page is enough.
    const routes = new Set(seen.map(({ route }) => route))
    const judged =
      locale === 'id' ? seen : [...routes].flatMap((name) => seen.find(({ route }) => route === name) ?? [])
    expect(judged.length).toBeGreaterThanOrEqual(routes.size)
    const complaints = await Promise.all(judged.map(({ html, address }) => complaintsAbout(html, address)))
    expect(complaints.flat()).toEqual([])
  })

  test('leads nowhere where nothing is, nor to a public page that is not built', () => {
    for (const { address, html } of seen) {
      const links = linksIn(html.slice(html.indexOf('<body'))).map((link) => link.replace(/\?.*/, ''))
      // The menus and the footer alone have this many links.
      expect([address, links.length > 40]).toEqual([address, true])
      expect([address, links.filter((link) => !matchPath(link))]).toEqual([address, []])
    }
  })

  test('can be read without script: it has its title, its words and links that lead on, and waits for nothing', () => {
    // Without a query, the page of the search has no content.
    for (const { address, html } of seen.filter(({ address }) => !address.endsWith('/cari'))) {
      const document = readMarkup(html)
      const main = document.one('main')
      const links = [...main.all('a'), ...document.one('footer').folded('a')].map(
        (link) => link.attribute('href') ?? '',
      )
      expect({
        address,
        lang: document.attribute('lang'),
        titles: main.all('h1').length,
        enoughWords: main.text.split(' ').length > 20,
        enoughLinks: links.length > 12,
        deadLinks: links.filter((link) => link === '#' || !/^(?:#|\/|https?:|tel:\+?\d+$|mailto:.+@)/.test(link)),
        emptySections: main.all('section article').filter(({ text }) => text === '').length,
        waiting: [...main.all('*', { 'aria-busy': 'true' }), ...main.all('*', { role: 'progressbar' })].length,
      }).toEqual({
        address,
        lang: locale,
        titles: 1,
        enoughWords: true,
        enoughLinks: true,
        deadLinks: [],
        emptySections: 0,
        waiting: 0,
      })
    }
  })

  test('has 119 and the way to the emergency units in its header, without script too', async () => {
    const entrances = ['/member-area/login', '/member-area/register', '/company-area/login', '/company-area/activation']
    const documents = entrances.map(async (path) => {
      const address = localizedPath(path, locale)
      const response = await site.fetch(new Request(`${siteOrigin}${address}`))
      return { address, html: await response.text() }
    })
    for (const { address, html } of [...seen, ...(await Promise.all(documents))]) {
      // Parsing a whole document takes ten times as long.
      const header = readMarkup(html.slice(html.indexOf('<header'), html.indexOf('</header>')))
      const links = header.all('a').map((link) => link.attribute('href'))
      const buttons = header.all('button').map(({ name }) => name)
      expect({ address, links, buttons }).toEqual({
        address,
        links: expect.arrayContaining(['tel:119', `${localizedPath('/informasi/hubungi-kami', locale)}#darurat`]),
        buttons: expect.arrayContaining(
          locale === 'id' ? ['Panggilan Darurat', 'Ambulans'] : ['Emergency call', 'Ambulance'],
        ),
      })
    }
  })

  test(
    'has a title, a description of at most 165 characters, and the same for link previews',
    { tags: ['seo.metadata', 'seo.description-length'] },
    () => {
      for (const { address, route, head } of pages) {
        const { title, meta, canonical } = head
        expect([address, title]).toEqual([address, expect.stringMatching(/^[^|]{3,} \| RS Kawung$/)])
        expect([address, meta.get('description')]).toEqual([address, expect.stringMatching(/^[^<>]{20,165}$/)])
        expect(Object.fromEntries(meta)).toMatchObject({
          'og:title': title,
          'og:description': meta.get('description'),
          'og:url': canonical,
          'og:type': ['article', 'event'].includes(route) ? 'article' : 'website',
          'og:locale': locale === 'id' ? 'id_ID' : 'en_US',
        })
        expect(meta.get('robots')).toMatch(/^(?:index, follow|noindex)$/)
      }
    },
  )

  test('is shared with a picture that is there', { tags: ['seo.metadata', 'seo.image'] }, async () => {
    const pictures = new Map(
      pages.map(({ address, head }) => [head.meta.get('og:image') ?? `none at ${address}`, address]),
    )
    // Pages without their own picture share one.
    expect(pictures.size).toBeGreaterThan(8)
    for (const [picture, address] of pictures) {
      expect([address, picture]).toEqual([address, expect.stringMatching(/^https?:\/\//)])
      if (picture.startsWith(`${siteOrigin}/`)) {
        expect([picture, existsSync(publicFile(picture))]).toEqual([picture, true])
        continue
      }
      const response = await fetch(picture)
      const type = response.headers.get('content-type')
      expect([picture, response.status, type]).toEqual([picture, 200, expect.stringMatching(/^image\//)])
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    }
  })

  test(
    'names its own address and that in the other language, which leads back',
    { tags: ['seo.languages'] },
    async () => {
      const indexed = pages.filter(isIndexed)
      expect(indexed.length).toBeGreaterThan(20)
      for (const { address, head } of indexed) {
        // A page with several addresses has one canonical address.
        const own = address.replace(/\?.*/, '').replace('/informasi/paket-kesehatan', '/paket')
        const path = locale === 'id' ? own : own.replace(/^\/en/, '')
        const [indonesian, english] = [`${siteOrigin}${path || '/'}`, `${siteOrigin}/en${path === '/' ? '' : path}`]
        const [here, there] = locale === 'id' ? [indonesian, english] : [english, indonesian]
        expect(head.canonical).toBe(here)
        expect(head.alternates).toEqual({ id: indonesian, en: english, 'x-default': indonesian })
        const other = readHead(await documentAt(there))
        expect([other.canonical, other.alternates]).toEqual([there, head.alternates])
      }
      // A page that search engines must not list has no alternates either.
      for (const { address, head } of pages.filter((page) => !isIndexed(page)))
        expect([address, head.alternates]).toEqual([address, {}])
    },
  )

  test('says what it is and where it lies in the words of schema.org', () => {
    const indexed = pages.filter(isIndexed)
    for (const { route, head } of indexed) {
      const kinds = head.things.map((thing) => thing['@type'])
      const own = things[route] ?? []
      expect([route, kinds.flat()]).toEqual([route, [...own, ...(head.trail.length > 0 ? ['BreadcrumbList'] : [])]])
      const [thing] = head.things
      if (own.length > 0) {
        expect(thing).toMatchObject({ url: route === 'home' || route === 'about' ? siteOrigin : head.canonical })
        const named = String(thing?.['name'] ?? thing?.['headline'])
        expect([head.title, head.title.includes(named)]).toEqual([head.title, true])
      }
      if (own.includes('Product'))
        expect(thing).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'IDR', url: head.canonical } })
      if (head.trail.length === 0) continue
      const steps = head.trail.map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: expect.stringMatching(new RegExp(`^${siteOrigin}/`)),
      }))
      expect(head.things.at(-1)).toEqual({ '@type': 'BreadcrumbList', itemListElement: steps })
    }
    // Every page but the home page has a page above it.
    expect(indexed.filter(({ head }) => head.trail.length === 0).map(({ route }) => route)).toEqual(['home'])
  })
})
