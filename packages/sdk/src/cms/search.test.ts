import { expect, test } from 'vitest'
import { silence, stubNetwork } from '../testing/stub-network.ts'
import { createCmsClient, searchArticles, searchDoctors, searchEvents, searchPackages } from './index.ts'
import type { CmsClient } from './index.ts'

test.each([
  ['articles', (cms: CmsClient, words: string) => searchArticles(cms, words)],
  ['packages', (cms: CmsClient, words: string) => searchPackages(cms, { words }, '2026-11-21')],
  ['doctors', (cms: CmsClient, words: string) => searchDoctors(cms, words)],
  ['events', (cms: CmsClient, words: string) => searchEvents(cms, words)],
])(
  'a search for wildcards alone finds no %s, and the CMS is not asked, which would find them all',
  async (_what, search) => {
    const network = stubNetwork(silence)
    for (const words of ['%', ' _ % ', '   '])
      expect(
        await search(
          createCmsClient({ baseUrl: 'https://cms.rs.example', token: 'contoh', fetch: network.fetch }),
          words,
        ),
      ).toEqual({ data: [] })
    expect(network.requests).toEqual([])
  },
)
