import { startMockServer } from '@hospital/mocks/server'
import type { MockServer } from '@hospital/mocks/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSearch } from '../../src/features/search/load-search.ts'
import { splitLocale } from '../../src/routes/href.ts'
import { createSiteSearch } from '../../src/server/search/site-search.ts'
import { loadedPage } from '../../src/testing/loaded-page.ts'
import { siteContexts } from '../../src/testing/site-context.ts'
import type { ContextOf } from '../../src/testing/site-context.ts'
import type { SearchQuery } from './meant.ts'
import { blindQueries } from './queries-blind.ts'
import { firstQueries } from './queries-first.ts'
import { laterQueries } from './queries-later.ts'

const now = new Date('2026-11-21T05:00:00Z')
let contracts: MockServer
let contextOf: ContextOf
beforeAll(async () => {
  contracts = await startMockServer({ port: 0, now: () => now })
  contextOf = siteContexts(contracts.url, () => now)
})
afterAll(() => contracts.close())

/** The links of the results page, from its top, in their Indonesian form. */
const linksFor = async (locale: string, typed: string, search: ReturnType<typeof createSiteSearch>) => {
  const prefix = locale === 'en' ? '/en' : ''
  const context = contextOf(`${prefix}/cari?q=${encodeURIComponent(typed)}`)
  const { data } = loadedPage(await loadSearch({ ...context, ...(search && { search: search.find }) }))
  const hits = [...data.best, ...data.groups.flatMap((group) => group.hits)]
  return hits.map(({ href }) => splitLocale(href).path)
}

const escaped = (text: string) => text.replaceAll(/[.?+()[\]{}|^$\\]/g, String.raw`\$&`)
const isMeant = (path: string, meant: readonly string[]) =>
  meant.some((pattern) => new RegExp(`^${escaped(pattern).replaceAll('*', '.*')}$`).test(path))

const missesOf = async (queries: readonly SearchQuery[], search: ReturnType<typeof createSiteSearch>) => {
  const misses: string[] = []
  for (const [locale, typed, meant] of queries) {
    const links = (await linksFor(locale, typed, search)).slice(0, 3)
    if (!links.some((link) => isMeant(link, meant)))
      misses.push(`${locale} "${typed}": ${links.join(' ') || 'nothing'}`)
  }
  return misses
}

describe('Of what patients type', () => {
  test.each([
    { when: 'before the engine', queries: firstQueries },
    { when: 'after it', queries: laterQueries },
    { when: 'by somebody who had read neither', queries: blindQueries },
  ])(
    'and was written $when, at least 95 % leads to what was meant among the first three links',
    async ({ queries }) => {
      const search = createSiteSearch({
        cms: () => contextOf('/').cms,
        now: () => now,
        messageOf: (locale) => contextOf(locale === 'en' ? '/en' : '/').message,
        timeout: 60_000,
      })
      const misses = await missesOf(queries, search)
      expect(misses.length / queries.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
    },
  )
})
