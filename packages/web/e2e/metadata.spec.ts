import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import type { RouteName } from '../src/routes/table.ts'
import { readHead } from './document-head.ts'
import type { DocumentHead } from './document-head.ts'
import { missedRoutes, walkSite } from './site-walk.ts'

// What search engines and link previews are told of every kind of page. No browser takes part.

interface Page {
  readonly address: string
  readonly route: RouteName
  readonly head: DocumentHead
}

const pagesIn = async (request: APIRequestContext, locale: 'id' | 'en'): Promise<readonly Page[]> => {
  const seen = await walkSite(request, locale)
  expect(missedRoutes(seen)).toEqual([])
  return seen.map(({ address, route, html }) => ({ address, route, head: readHead(html) }))
}

const isIndexed = ({ head }: Page) => head.meta.get('robots') === 'index, follow'

/** What each kind of page is, in the words of schema.org; a page of another kind is of its trail alone. */
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

for (const locale of ['id', 'en'] as const) {
  test(`every kind of page has a title, a description of at most 165 characters, and the same for link previews, in ${locale}`, async ({
    request,
  }) => {
    for (const page of await pagesIn(request, locale)) {
      const { title, meta, canonical } = page.head
      const description = meta.get('description') ?? ''
      await test.step(page.address, () => {
        expect(title).toMatch(/^[^|]{3,} \| RS Kawung$/)
        expect(description).toMatch(/^[^<>]{20,165}$/)
        expect(Object.fromEntries(meta)).toMatchObject({
          'og:title': title,
          'og:description': description,
          'og:url': canonical,
          'og:type': ['article', 'event'].includes(page.route) ? 'article' : 'website',
          'og:locale': locale === 'id' ? 'id_ID' : 'en_US',
        })
        expect(meta.get('robots')).toMatch(/^(?:index, follow|noindex)$/)
      })
    }
  })

  test(`every kind of page is shared with a picture that is there, in ${locale}`, async ({ request }) => {
    const pages = await pagesIn(request, locale)
    const pictures = new Map(
      pages.map(({ address, head }) => [head.meta.get('og:image') ?? `none at ${address}`, address]),
    )
    // Those without a picture of their own share one.
    expect(pictures.size).toBeGreaterThan(8)
    for (const [picture, address] of pictures) {
      expect([address, picture]).toEqual([address, expect.stringMatching(/^https?:\/\//)])
      const response = await request.get(picture)
      expect([picture, response.status(), response.headers()['content-type']]).toEqual([
        picture,
        200,
        expect.stringMatching(/^image\//),
      ])
      expect((await response.body()).byteLength).toBeGreaterThan(500)
    }
  })

  test(`every kind of page names its own address and that in the other language, which leads back, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const pages = await pagesIn(request, locale)
    const indexed = pages.filter(isIndexed)
    expect(indexed.length).toBeGreaterThan(20)
    for (const { address, route, head } of indexed) {
      await test.step(address, async () => {
        // A page at several addresses is found at one of them.
        const own = address.replace(/\?.*/, '').replace('/informasi/paket-kesehatan', '/paket')
        const path = locale === 'id' ? own : own.replace(/^\/en/, '')
        const [indonesian, english] = [`${baseURL}${path || '/'}`, `${baseURL}/en${path === '/' ? '' : path}`]
        expect(head.canonical).toBe(locale === 'id' ? indonesian : english)
        expect(head.alternates).toEqual({ id: indonesian, en: english, 'x-default': indonesian })
        const twin = await request.get(locale === 'id' ? english : indonesian, { maxRedirects: 0 })
        expect([route, twin.status()]).toEqual([route, 200])
        const other = readHead(await twin.text())
        expect([other.canonical, other.alternates]).toEqual([locale === 'id' ? english : indonesian, head.alternates])
      })
    }
    // What must not be found names no twin either.
    for (const { address, head } of pages.filter((page) => !isIndexed(page)))
      expect([address, head.alternates]).toEqual([address, {}])
  })

  test(`every kind of page says what it is and where it lies in the words of schema.org, in ${locale}`, async ({
    request,
    baseURL,
  }) => {
    const indexed = (await pagesIn(request, locale)).filter(isIndexed)
    for (const { address, route, head } of indexed) {
      await test.step(address, () => {
        const kinds = head.things.map((thing) => thing['@type'])
        const own = things[route] ?? []
        expect(kinds.flat()).toEqual([...own, ...(head.trail.length > 0 ? ['BreadcrumbList'] : [])])
        const [thing] = head.things
        if (own.length > 0) {
          expect(thing).toMatchObject({ url: route === 'home' || route === 'about' ? baseURL : head.canonical })
          expect([head.title, head.title.includes(String(thing?.['name'] ?? thing?.['headline']))]).toEqual([
            head.title,
            true,
          ])
        }
        if (own.includes('Product'))
          expect(thing).toMatchObject({ offers: { '@type': 'Offer', priceCurrency: 'IDR', url: head.canonical } })
        if (head.trail.length === 0) return
        const steps = head.trail.map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: expect.stringMatching(new RegExp(`^${baseURL}/`)),
        }))
        expect(head.things.at(-1)).toEqual({ '@type': 'BreadcrumbList', itemListElement: steps })
      })
    }
    // Every page but the home page is below another one.
    expect(indexed.filter(({ head }) => head.trail.length === 0).map(({ route }) => route)).toEqual(['home'])
  })
}
