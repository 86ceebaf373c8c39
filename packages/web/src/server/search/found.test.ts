import { expect, test } from 'vitest'
import type { FoundKind } from '../../shared/loading/site-search.ts'
import { messageOf } from '../documents/messages.ts'
import { searchIndex } from './found.ts'

const content = {
  articles: [],
  packages: [],
  doctors: [],
  events: [],
  hospitals: [],
  specialties: [],
  services: [],
  careers: [],
  forms: [],
}

/** An index that finds entries of some kinds, the likeliest first. */
const indexOf = (kinds: readonly FoundKind[]) => ({
  find: () =>
    kinds.map((kind, place) => ({
      entry: {
        kind,
        hit: { title: kind, href: `/${place}` },
        name: kind,
        about: '',
        place: '',
        said: '',
        kindWords: '',
        weight: 1,
      },
      score: 1 - place / 100,
    })),
  nearest: () => [],
  size: kinds.length,
})

test.each<readonly [what: string, found: readonly FoundKind[], best: number]>([
  ['nothing', [], 0],
  ['one article, which is the first line anyhow', ['articles'], 0],
  ['three articles', ['articles', 'articles', 'articles'], 0],
  ['four articles', ['articles', 'articles', 'articles', 'articles'], 3],
  ['one vacancy, which would stand below four groups without hits', ['pages'], 1],
  ['a doctor before an article', ['doctors', 'articles'], 2],
  ['an article before a doctor', ['articles', 'doctors'], 0],
])('above the groups of %s', (_what, found, best) => {
  const options = { index: indexOf(found), content, locale: 'id', message: messageOf('id') } as const
  expect(searchIndex('kata', options).best).toHaveLength(best)
})
