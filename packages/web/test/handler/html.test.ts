import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { compileMessages, siteOrigin, testSites } from '../../src/testing/test-site.ts'
import { missedRoutes, walkSite } from './site-walk.ts'

// What the server sends, judged by a validator. No browser takes part: it would mend the markup first.

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  compileMessages()
  site = sites.create()
})

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
      // Titles are the words of the CMS, whose length is no mistake of the page.
      'long-title': 'off',
      'form-dup-name': ['error', { shared: ['radio', 'button', 'submit', 'checkbox'] }],
    },
  }),
)

/** Everything that the validator holds against a document. */
const complaintsAbout = async (html: string, address: string): Promise<string[]> => {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  )
}

test.each(['id', 'en'] as const)(
  'every public page is valid HTML, in %s',
  async (locale) => {
    const seen = await walkSite(site, locale)
    expect(missedRoutes(seen)).toEqual([])
    const complaints = await Promise.all(seen.map(({ html, address }) => complaintsAbout(html, address)))
    expect(complaints.flat()).toEqual([])
  },
  // Some seconds of work for the validator.
)

test.each([
  ['an address without a page', '/tidak-ada'],
  ['a page that is in preparation', '/member-area/login'],
  ['a list without a hit', '/dokter?dokter=zzzz'],
  ['what was searched for', '/cari?q=jantung'],
  ['a page whose part failed', '/?__fault=Articles=500'],
  ['a page that failed', '/artikel?__fault=Articles=500'],
])('%s is valid HTML', async (_what, address) => {
  const response = await site.fetch(new Request(`${siteOrigin}${address}`))
  expect(await complaintsAbout(await response.text(), address)).toEqual([])
})

test('a form that was sent back with its mistakes is valid HTML', async () => {
  const address = '/informasi/hubungi-kami'
  const init = { method: 'POST', headers: { origin: siteOrigin }, body: new URLSearchParams({ nama: '' }) }
  const response = await site.fetch(new Request(`${siteOrigin}${address}`, init))
  expect(response.status).toBe(422)
  expect(await complaintsAbout(await response.text(), address)).toEqual([])
})
