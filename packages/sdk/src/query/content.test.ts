import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  createCmsClient,
  findArticle,
  findHospital,
  listArticles,
  listArticlesOfCategory,
  listDoctorSchedules,
  listHospitals,
  searchArticles,
  sendContactMessage,
} from '../cms/index.ts'
import type { ArticleCard, CmsPage, ContactMessage } from '../cms/index.ts'
import { createCmsRest } from '../cms/rest-entry.ts'
import type { WriteOutcome } from '../rules/write-outcome.ts'
import { json, silence, stubNetwork } from '../testing/stub-network.ts'
import { ApiFailure, contentMutation, contentPages, contentQuery } from './index.ts'

const baseUrl = 'https://cms.rs.example'
const { signal } = new AbortController()
const offline = createCmsClient({ baseUrl, fetch: stubNetwork(new TypeError('no network')).fetch, retry: false })

const articles = (page: number, pageCount: number) =>
  json({
    data: {
      artikels: { data: [], meta: { pagination: { page, pageSize: 10, pageCount, total: pageCount * 10 } } },
    },
  })

describe('a content function', () => {
  test('has a key of its document and variables, of language and address', () => {
    const cms = createCmsClient({ baseUrl, locale: 'en' })
    expect(contentQuery(cms, listArticles, { pageSize: 3 }).queryKey).toEqual([
      'cms',
      'en https://cms.rs.example',
      'fixed',
      'Articles',
      { page: 1, pageSize: 3 },
    ])
  })

  test('over REST has a key of its operation', () => {
    const { queryKey } = contentQuery(offline, listDoctorSchedules, { hospitalCode: 'RS01' })
    expect(queryKey.slice(3)).toEqual(['listDoctorSchedules', { query: { page: 1, perpage: 10, rs: 'RS01' } }])
    expect(contentQuery(createCmsRest({ baseUrl }), listDoctorSchedules, { hospitalCode: 'RS01' }).queryKey).toEqual(
      queryKey,
    )
  })

  test('that asks for several documents has a key of all', () => {
    const { queryKey } = contentQuery(offline, findHospital, 'rs-kawung-karawang')
    expect(queryKey.filter((part) => typeof part === 'string').slice(3)).toEqual([
      'HospitalBySlug',
      'FeaturedServices',
      'SpecialistServices',
    ])
  })

  test('has another key for another input, address, language and place of pictures', () => {
    const clients = [
      offline,
      createCmsClient({ baseUrl: 'https://cms.rs03.example' }),
      createCmsClient({ baseUrl, locale: 'id' }),
      createCmsClient({ baseUrl, addresses: { media: 'https://media.example' } }),
    ]
    const keys = clients.flatMap((cms) =>
      ['jantung', 'anak'].map((slug) => JSON.stringify(contentQuery(cms, findArticle, slug).queryKey)),
    )
    expect(new Set(keys).size).toBe(8)
  })

  test('sends nothing for its key', () => {
    const { fetch, requests } = stubNetwork(json({ data: {} }))
    contentQuery(createCmsClient({ baseUrl, fetch }), listHospitals)
    expect(requests).toEqual([])
  })

  test('gives its data, with its own type', async () => {
    const { fetch, requests } = stubNetwork(articles(1, 1))
    const { queryFn } = contentQuery(createCmsClient({ baseUrl, fetch }), listArticles)
    const page = await queryFn({ signal })
    expectTypeOf(page).toEqualTypeOf<CmsPage<ArticleCard>>()
    expect([page.items, page.pagination.total, requests.length]).toEqual([[], 10, 1])
  })

  test.each([
    ['GraphQL', (fetch: typeof silence) => contentQuery(clientOf(fetch), listArticles)],
    ['REST', (fetch: typeof silence) => contentQuery(clientOf(fetch), listDoctorSchedules)],
  ])('over %s is ended by the query’s signal', async (_way, optionsOf) => {
    const ending = new AbortController()
    const reading: Promise<unknown> = optionsOf(silence).queryFn({ signal: ending.signal })
    ending.abort()
    await expect(reading).rejects.toMatchObject({ error: { kind: 'aborted' } })
  })

  test('that fails throws the error of the call', async () => {
    const options = contentQuery(offline, findArticle, 'jantung')
    const failure: unknown = await options.queryFn({ signal }).catch((exception: unknown) => exception)
    expect(failure).toBeInstanceOf(ApiFailure)
    expect(failure).toMatchObject({ message: 'ArticleBySlug: network' })
    expectTypeOf(options.retry).extract<Function>().parameter(1).toEqualTypeOf<ApiFailure>()
  })

  test('without words to search for finds nothing, as without TanStack Query', async () => {
    expect(await contentQuery(offline, searchArticles, '%').queryFn({ signal })).toEqual([])
  })

  test('that writes has no options', () => {
    const message = { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.' }
    expect(() => contentQuery(offline, sendContactMessage, message)).toThrow('createContactMessage is a write')
  })

  test('that asks later for what its key does not name is refused', async () => {
    const { fetch } = stubNetwork(articles(1, 1))
    const { queryFn } = contentQuery(createCmsClient({ baseUrl, fetch }), async (cms) => {
      await Promise.resolve()
      return listArticles(cms)
    })
    await expect(queryFn({ signal })).rejects.toThrow('the key does not name Articles')
  })
})

const clientOf = (answer: typeof silence) => createCmsClient({ baseUrl, fetch: stubNetwork(answer).fetch })

describe('a paged list', () => {
  test('is read page by page, to its end', async () => {
    const { fetch, requests } = stubNetwork(articles(1, 2), articles(2, 2))
    const cms = createCmsClient({ baseUrl, fetch })
    const { queryFn, initialPageParam, getNextPageParam, queryKey } = contentPages(cms, (content, page) =>
      listArticlesOfCategory(content, 'berita', { page }),
    )
    const first = await queryFn({ signal, pageParam: initialPageParam })
    expect(getNextPageParam(first)).toBe(2)
    expect(getNextPageParam(await queryFn({ signal, pageParam: 2 }))).toBeUndefined()
    const asked = requests.map(({ body }) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : body))
    expect(asked).toMatchObject([1, 2].map((page) => ({ variables: { category: 'berita', page, pageSize: 10 } })))
    expect(queryKey.slice(3)).toEqual(['ArticlesByCategory', { category: 'berita', page: 1, pageSize: 10 }, 'pages'])
  })

  test('of another client than the given one has no options', () => {
    const { fetch } = stubNetwork(articles(1, 1))
    const other = createCmsClient({ baseUrl, fetch })
    expect(() => contentPages(offline, (_content, page) => listArticles(other, { page }))).toThrow('client that it is')
  })
})

describe('a content function that writes', () => {
  const message = { nama: 'Sulastri', email: 'sulastri@surel.example', pesan: 'Terima kasih.' }

  test('is sent once, and its outcome is its data', async () => {
    const { fetch, requests } = stubNetwork(json({ data: { id: 1, attributes: message } }))
    const { mutationFn, mutationKey, networkMode, retry } = contentMutation(
      createCmsClient({ baseUrl, fetch }),
      sendContactMessage,
    )
    const outcome = await mutationFn(message)
    expectTypeOf(outcome).toEqualTypeOf<WriteOutcome<ContactMessage>>()
    expect(outcome).toMatchObject({ kind: 'done', data: { nama: 'Sulastri' } })
    expect([requests.length, mutationKey[0], networkMode, retry]).toEqual([1, 'cms', 'always', false])
  })

  test.each([
    [
      'is refused',
      json({ error: { status: 400, name: 'ValidationError', message: 'email', details: {} } }, 400),
      'invalid',
    ],
    ['loses its answer', new TypeError('fetch failed'), 'unknown'],
  ])('that %s gives that as its data, and is not sent again', async (_how, answer, kind) => {
    const { fetch, requests } = stubNetwork(answer)
    const outcome = await contentMutation(createCmsClient({ baseUrl, fetch }), sendContactMessage).mutationFn(message)
    expect([outcome.kind, requests.length]).toEqual([kind, 1])
  })
})
