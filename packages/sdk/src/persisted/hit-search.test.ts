import { cacheExchange, Client, fetchExchange } from '@urql/core'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ArticleHit, DoctorHit, EventHit, PackageHit } from '../cms/index.ts'
import { json } from '../testing/stub-network.ts'
import { articleSearch, doctorSearch, eventSearch, packageSearch, persistedExchange } from './index.ts'

const today = '2026-11-23'
const searches = { articles: articleSearch, packages: packageSearch, doctors: doctorSearch, events: eventSearch }
const fields = { articles: 'artikels', packages: 'pakets', doctors: 'dokters', events: 'eventCommunities' } as const
const names = ['articles', 'packages', 'doctors', 'events'] as const

describe('the request of a search', () => {
  test.each([
    ['words', 'demam anak', 'demam anak'],
    ['needless space', '  demam \t anak ', 'demam anak'],
    ['wildcards', '100%_', '100'],
    ['more than a hundred characters', `${'a'.repeat(100)}b`, 'a'.repeat(100)],
    ['a hundred characters after space', `  ${'a'.repeat(100)}`, 'a'.repeat(100)],
  ])('for %s', { tags: ['search.limit'] }, (_what, text, expected) => {
    for (const name of names) {
      const { variables, pause } = searches[name].request({ text, today })
      expect(variables).toMatchObject({ text: expected, limit: 10 })
      expect(pause).toBe(false)
    }
  })

  test.each(['', '   ', '%', ' _ % '])('is not made for %o', (text) => {
    for (const name of names) expect(searches[name].request({ text, today }).pause).toBe(true)
  })

  test('has the day for packages only', () => {
    expect(packageSearch.request({ text: 'gigi', today }).variables).toEqual({ text: 'gigi', limit: 10, today })
    expect(eventSearch.request({ text: 'gigi', today }).variables).toEqual({ text: 'gigi', limit: 10 })
  })
})

describe('the hits of an answer', () => {
  test.each(names)('are entities of the %s', (name) => {
    const { hits } = searches[name] as { readonly hits: (data: object) => readonly unknown[] | undefined }
    const entry = { id: '7', attributes: { nama: 'Gigi', slug: 'gigi' } }
    expect(hits({ [fields[name]]: { data: [entry, { id: '8', attributes: null }] } })).toEqual([
      { id: '7', nama: 'Gigi', slug: 'gigi' },
    ])
    expect(hits({ [fields[name]]: { data: [] } })).toEqual([])
  })

  test('have no category that is a draft', () => {
    const category = (publishedAt: string | null) => ({
      data: { id: '1', attributes: { kategori: 'Anak', kategori_en: null, slug: 'anak', publishedAt } },
    })
    const article = (publishedAt: string | null) => ({
      artikels: {
        data: [
          {
            id: '2',
            attributes: { judul: 'Demam', judul_en: null, slug: 'demam', kategori_artikel: category(publishedAt) },
          },
        ],
      },
    })
    expect(articleSearch.hits(article('2026-11-01'))?.[0]?.kategori_artikel?.slug).toBe('anak')
    expect(articleSearch.hits(article(null))?.[0]?.kategori_artikel).toBeNull()
  })

  test.each([{}, { artikels: null }, { artikels: 7 }, { artikels: { data: null } }, { artikels: { data: { id: 1 } } }])(
    'are none, but a failure, of %o',
    (data) => {
      expect(articleSearch.hits(data as never)).toBeUndefined()
    },
  )

  test('have the types of the content API', () => {
    expectTypeOf(articleSearch.hits).returns.toEqualTypeOf<readonly ArticleHit[] | undefined>()
    expectTypeOf(packageSearch.hits).returns.toEqualTypeOf<readonly PackageHit[] | undefined>()
    expectTypeOf(doctorSearch.hits).returns.toEqualTypeOf<readonly DoctorHit[] | undefined>()
    expectTypeOf(eventSearch.hits).returns.toEqualTypeOf<readonly EventHit[] | undefined>()
  })
})

test('urql carries a search out', async () => {
  const bodies: unknown[] = []
  const client = new Client({
    url: 'https://rs.example/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, persistedExchange, fetchExchange],
    fetch: (_url: RequestInfo | URL, { body }: RequestInit = {}) => {
      bodies.push(JSON.parse(typeof body === 'string' ? body : ''))
      return Promise.resolve(
        json({ data: { dokters: { data: [{ id: 1, attributes: { nama: 'dr. Ratna', slug: 'ratna' } }] } } }),
      )
    },
  })
  const { query, variables } = doctorSearch.request({ text: ' ratna ', today })
  const { data } = await client.query(query, variables)
  expect(data && doctorSearch.hits(data)).toEqual([{ id: '1', nama: 'dr. Ratna', slug: 'ratna' }])
  expect(bodies).toEqual([
    { documentId: expect.stringMatching(/^sha256:/) as string, variables: { text: 'ratna', limit: 10 } },
  ])
})
