import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { PageName } from '../src/pages/page-data.ts'
import { localizedPath } from '../src/routes/href.ts'
import { matchPath } from '../src/routes/match.ts'
import type { Route } from '../src/routes/table.ts'
import { routes } from '../src/routes/table.ts'

// What the server sends, judged by a validator. No browser takes part: it would mend the markup first.

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How the renderer writes what HTML leaves open.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Safari tells a list without bullets as one only if it says so itself.
      'no-redundant-role': 'off',
      // Voice control finds a control by `for` where it misses one inside its label.
      'no-redundant-for': 'off',
      // Matters of style sheets: where a number may break, and that one of the two main menus shows at a time.
      'tel-non-breaking': 'off',
      'unique-landmark': 'off',
      // Titles are the words of the CMS, whose length is nobody's mistake.
      'long-title': 'off',
      'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    },
  }),
)

/** Everything that the validator holds against a document. */
const complaintsAbout = async (html: string, address: string): Promise<string[]> => {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`))
}

const publicRoutes = (Object.values(routes) as Route[]).filter(({ area }) => area === 'public')
const publicPages = new Set(publicRoutes.flatMap(({ page }) => page ?? []))

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href="|<loc>(?:https?:\/\/[^/<]+)?)(\/[^"#<]*)/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))

/** Which page an address asks for and which parameters it gives, whatever their values: the documents of a kind look alike. */
const kindOf = (address: string): { readonly kind: string; readonly page: PageName } | undefined => {
  const { pathname, searchParams } = new URL(address, 'https://rs.example')
  const match = matchPath(pathname)
  const { page }: Partial<Route> = match?.route ?? {}
  return match && page && { kind: [match.locale, page, ...searchParams.keys()].join(' '), page }
}

interface Walk {
  readonly pages: ReadonlySet<PageName>
  readonly complaints: readonly string[]
}

/** Follows the links of the site, and judges one document of each kind on the way. */
const walk = async (request: APIRequestContext, locale: 'id' | 'en'): Promise<Walk> => {
  const pages = new Set<PageName>()
  const kinds = new Set<string>()
  const complaints: string[] = []
  const beginnings = publicRoutes.flatMap(({ path }) => (path.includes(':') ? [] : [localizedPath(path, locale)]))
  const addresses = [...beginnings, ...linksIn(await (await request.get('/sitemap.xml')).text())]
  for (const address of addresses) {
    const asked = kindOf(address)
    if (!asked?.kind.startsWith(locale) || kinds.has(asked.kind)) continue
    kinds.add(asked.kind)
    const response = await request.get(address, { maxRedirects: 0 })
    if (response.status() !== 200) continue
    pages.add(asked.page)
    const html = await response.text()
    complaints.push(...(await complaintsAbout(html, address)))
    // The list grows while it is walked.
    addresses.push(...linksIn(html))
  }
  return { pages, complaints }
}

for (const locale of ['id', 'en'] as const) {
  test(`every public page is valid HTML, in ${locale}`, async ({ request }) => {
    const { pages, complaints } = await walk(request, locale)
    expect(complaints).toEqual([])
    expect([...publicPages].filter((page) => !pages.has(page))).toEqual([])
  })
}

const special = {
  'an address without a page': '/tidak-ada',
  'a page that is in preparation': '/member-area/login',
  'a list without a hit': '/dokter?dokter=zzzz',
  'what was searched for': '/cari?q=jantung',
  'a page whose part failed': '/?__fault=Articles=500',
  'a page that failed': '/artikel?__fault=Articles=500',
}

for (const [name, address] of Object.entries(special)) {
  test(`${name} is valid HTML`, async ({ request }) => {
    expect(await complaintsAbout(await (await request.get(address)).text(), address)).toEqual([])
  })
}

test('a form that was sent back with its mistakes is valid HTML', async ({ request, baseURL }) => {
  const address = '/informasi/hubungi-kami'
  const response = await request.post(address, { form: { nama: '' }, headers: { origin: baseURL ?? '' } })
  expect(response.status()).toBe(422)
  expect(await complaintsAbout(await response.text(), address)).toEqual([])
})
