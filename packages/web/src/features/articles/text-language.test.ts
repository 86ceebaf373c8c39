import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitLocale } from '../../routes/href.ts'
import { matchPath } from '../../routes/match.ts'
import { loadPageState } from '../../server/documents/page-state.ts'
import { siteContexts } from '../../testing/site-context.ts'

const now = new Date('2026-11-21T05:00:00Z')
let contracts: MockServer
beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now: () => now })
})
afterAll(() => contracts.close())

/** The CMS with an English title and the English text that is given, for every article. */
const cmsWith =
  (english: string | null): typeof fetch =>
  async (...asked) => {
    const answer = await fetch(...asked)
    const text = await answer.text()
    const written = text
      .replaceAll(/"judul_en":(null|"(?:[^"\\]|\\.)*")/g, '"judul_en":"An English title"')
      .replaceAll(/"artikel_en":(null|"(?:[^"\\]|\\.)*")/g, `"artikel_en":${JSON.stringify(english)}`)
    return new Response(written, answer)
  }

const dataAt = async (address: string, english: string | null) => {
  const match = matchPath(address)
  if (!match) throw new Error(`${address} is no page`)
  const contextOf = siteContexts(contracts.url, () => now, { fetch: cmsWith(english) })
  const place = { path: splitLocale(address).path, search: '' }
  const loaded = await loadPageState(match, place, contextOf(address))
  return 'page' in loaded && 'data' in loaded.page.content ? loaded.page.content.data : undefined
}

const path = '/penyakit-dan-gejala/gusi-berdarah-dan-karang-gigi'

test.each([
  ['/en', null, 'id'],
  ['/en', '', 'id'],
  ['/en', '<p>An English text.</p>', 'en'],
  ['', '<p>An English text.</p>', 'id'],
])('an article at %s/… with the English text %j tells a text in %s', async (prefix, english, expected) => {
  expect(await dataAt(`${prefix}${path}`, english)).toMatchObject({ textLang: expected })
})
