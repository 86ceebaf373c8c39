import { describe, expect, test, vi } from 'vitest'
import { PersistedArticleHits } from '../generated/cms-graphql/persisted.ts'
import { html, json, silence, stubNetwork } from '../testing/stub-network.ts'
import { cmsClientOn } from '../testing/stubbed-clients.ts'
import { validateCms } from '../validation/index.ts'
import {
  findArticle,
  findDoctor,
  findPopup,
  getDoctorSchedule,
  getTopBar,
  getTopNavigation,
  listArticles,
  listArticlesForSpecialty,
  listColleagues,
  listDoctors,
  listDoctorSchedules,
} from './index.ts'
import type { CmsClient, Result } from './index.ts'

const pagination = { total: 1, page: 1, pageSize: 10, pageCount: 1 }
const article = {
  id: '7',
  attributes: {
    judul: 'Demam',
    judul_en: null,
    slug: 'demam',
    createdAt: '2026-11-01T00:00:00.000Z',
    artikel: '<p>x</p>',
    artikel_en: null,
    gambar: { data: null },
    kategori_artikel: { data: null },
  },
}
const articles = json({ data: { artikels: { data: [article], meta: { pagination } } } })

const sentBody = (
  network: ReturnType<typeof stubNetwork>,
): { query: string; variables: unknown; operationName: string } => JSON.parse(network.requests[0]?.body as string)

describe('a document', () => {
  test(
    'is posted to /graphql with the token, and its answer is unwrapped',
    { tags: ['contracts.graphql', 'contracts.cms-token'] },
    async () => {
      const network = stubNetwork(articles)
      const { data } = await listArticles(cmsClientOn(network), { page: 2 })
      expect(network.requests[0]).toMatchObject({ url: 'https://cms.rs.example/graphql', method: 'POST' })
      expect(network.requests[0]?.headers.get('authorization')).toBe('Bearer contoh')
      expect(sentBody(network)).toMatchObject({ operationName: 'Articles', variables: { page: 2, pageSize: 10 } })
      expect(sentBody(network).query).not.toContain('__typename')
      expect(data?.items[0]).toMatchObject({ id: '7', judul: 'Demam', gambar: null })
      expect(data?.pagination).toEqual(pagination)
    },
  )

  test('omits a condition rather than sending null, which matches nothing', async () => {
    const network = stubNetwork(json({ data: { dokters: { data: [], meta: { pagination } } } }))
    await listDoctors(cmsClientOn(network), { name: ' %_ ' })
    expect(sentBody(network).variables).toEqual({ page: 1, pageSize: 10 })
  })

  test('that a server has persisted is sent by its hash', async () => {
    const network = stubNetwork(json({ data: { artikels: { data: [] } } }))
    const variables = { text: 'demam', limit: 5 }
    expect((await cmsClientOn(network).query(PersistedArticleHits, variables)).data).toEqual({ artikels: [] })
    expect(sentBody(network)).toEqual({ documentId: expect.stringMatching(/^sha256:/) as string, variables })
  })

  test('is retried after a failure, since it only reads', async () => {
    const network = stubNetwork(json({}, 503), articles)
    expect((await listArticles(cmsClientOn(network))).data?.items).toHaveLength(1)
  })

  test('that finds no entry for a slug is not found', async () => {
    const network = stubNetwork(json({ data: { artikels: { data: [] } } }))
    expect((await findArticle(cmsClientOn(network), 'tidak-ada')).error?.kind).toBe('not-found')
  })
})

const errors = (code: string, extensions: object = {}) =>
  json({ errors: [{ message: 'x', extensions: { code, ...extensions } }], data: { artikels: null } })

describe('a failure of GraphQL', () => {
  test.each([
    ['errors with status 200: forbidden', errors('FORBIDDEN'), 'forbidden'],
    ['errors with status 200: a fault of the server', errors('INTERNAL_SERVER_ERROR'), 'server'],
    ['errors with status 200: paging', errors('STRAPI_PAGINATION_ERROR'), 'server'],
    [
      'a document that the schema does not know',
      json({ errors: [{ message: 'Cannot query', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }, 400),
      'malformed',
    ],
    [
      'an unknown token',
      json({ data: null, error: { status: 401, name: 'UnauthorizedError', message: 'x', details: {} } }, 401),
      'unauthorized',
    ],
    ['a null field without an error', json({ data: { artikels: null } }), 'malformed'],
    ['no data at all', json({ data: null }), 'malformed'],
    ['a maintenance page with status 200', html(), 'malformed'],
    ['a maintenance page with status 503', html(503), 'server'],
    ['a dropped connection', new TypeError('fetch failed'), 'network'],
  ])('is returned as a failure: %s', async (_what, answer, kind) => {
    const { data, error } = await listArticles(cmsClientOn(stubNetwork(answer), { retry: false }))
    expect(data).toBeUndefined()
    expect(error?.kind).toBe(kind)
  })

  test('carries the messages of the fields', async () => {
    const details = {
      error: {
        name: 'ValidationError',
        message: 'x',
        details: { errors: [{ path: ['email'], message: 'email must be a valid email', name: 'ValidationError' }] },
      },
    }
    const { error } = await listArticles(cmsClientOn(stubNetwork(errors('BAD_USER_INPUT', details))))
    expect(error).toMatchObject({ kind: 'invalid', fieldErrors: { email: ['email must be a valid email'] } })
  })

  test('without an answer has no status for who watches calls', async () => {
    const onResponse = vi.fn()
    await listArticles(cmsClientOn(stubNetwork(new TypeError('fetch failed')), { retry: false, onResponse }))
    expect(onResponse).toHaveBeenCalledWith(expect.objectContaining({ operation: 'Articles', status: undefined }))
  })

  test('ends at the timeout', async () => {
    vi.useFakeTimers()
    const result = listArticles(cmsClientOn(stubNetwork(silence), { timeout: 500 }))
    await vi.advanceTimersByTimeAsync(500)
    expect((await result).error?.kind).toBe('timeout')
    vi.useRealTimers()
  })

  test('names where an answer breaks the contract, if answers are checked', async () => {
    const broken = json({ data: { artikels: { data: {}, meta: { pagination } } } })
    const { error } = await listArticles(cmsClientOn(stubNetwork(broken), { validate: validateCms }))
    expect(error).toMatchObject({ kind: 'malformed', where: 'body.artikels.data' })
  })
})

describe('an odd entry', () => {
  const odd = { id: '8', attributes: { ...article.attributes, createdAt: 'kemarin' } }
  const answer = () => json({ data: { artikels: { data: [odd, article, 'x'], meta: { pagination } } } })

  test('loses its odd part, is reported by its place, and leaves the others unchanged', async () => {
    const onOmission = vi.fn()
    const { data } = await listArticles(cmsClientOn(stubNetwork(answer()), { validate: validateCms, onOmission }))
    expect(data?.items.map(({ id, createdAt }) => [id, createdAt])).toEqual([
      ['8', null],
      ['7', '2026-11-01T00:00:00.000Z'],
    ])
    expect(onOmission.mock.calls).toEqual([
      [
        {
          operation: 'Articles',
          requestId: expect.any(String) as string,
          where: 'body.artikels.data[0].attributes.createdAt',
        },
      ],
      [{ operation: 'Articles', requestId: expect.any(String) as string, where: 'body.artikels.data[2]' }],
    ])
  })

  test('of a REST answer is reported under the server’s request id', async () => {
    const onOmission = vi.fn()
    const rows = [{ id: 1, nama: 'dr. Ratna', slug: 'ratna' }, null]
    const network = stubNetwork(json({ data: rows }, 200, { 'x-request-id': 'abc' }))
    const { data } = await listColleagues(cmsClientOn(network, { validate: validateCms, onOmission }), {
      specialtyCode: 'SPJP',
      slug: 'siapa',
    })
    expect(data).toHaveLength(1)
    expect(onOmission.mock.calls).toEqual([[{ operation: 'getDoctors', requestId: 'abc', where: 'body.data[1]' }]])
  })

  test('is harmless when the hook that it is reported to throws', async () => {
    const onOmission = () => {
      throw new Error('no log')
    }
    const { data } = await listArticles(cmsClientOn(stubNetwork(answer()), { validate: validateCms, onOmission }))
    expect(data?.items).toHaveLength(2)
  })
})

const inStrapisWords = () =>
  json({ data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } }, 404)

describe('a 404', () => {
  test.each([
    ['over GraphQL is a wrong address', (cms) => findDoctor(cms, 'siapa'), inStrapisWords, 'malformed'],
    ['over GraphQL, as a page, is a wrong address', (cms) => findDoctor(cms, 'siapa'), () => html(404), 'malformed'],
    ['in place of a list over GraphQL is a wrong address', (cms) => listArticles(cms), inStrapisWords, 'malformed'],
    [
      'in place of a list of schedules is a wrong address',
      (cms) => listDoctorSchedules(cms),
      inStrapisWords,
      'malformed',
    ],
    [
      'in place of the doctors of a specialty is a wrong address',
      (cms) => listColleagues(cms, { specialtyCode: 'SPJP', slug: 'siapa' }),
      inStrapisWords,
      'malformed',
    ],
    [
      'in place of articles for a specialty is a wrong address',
      (cms) => listArticlesForSpecialty(cms, 'SPJP'),
      inStrapisWords,
      'malformed',
    ],
    ['in place of the menu is a wrong address', (cms) => getTopNavigation(cms, 'id'), inStrapisWords, 'malformed'],
    [
      'for the schedule of a doctor, in Strapi’s words, is a missing doctor',
      (cms) => getDoctorSchedule(cms, 'siapa'),
      inStrapisWords,
      'not-found',
    ],
    [
      'for the schedule of a doctor, as a page, is a wrong address',
      (cms) => getDoctorSchedule(cms, 'siapa'),
      () => html(404),
      'malformed',
    ],
    ['for the top bar, in Strapi’s words, is an unpublished one', (cms) => getTopBar(cms), inStrapisWords, 'not-found'],
  ] satisfies [
    what: string,
    call: (cms: CmsClient) => Promise<Result<unknown>>,
    answer: () => Response,
    kind: string,
  ][])('%s', async (_what, call, answer, kind) => {
    const { error } = await call(cmsClientOn(stubNetwork(answer())))
    expect(error).toMatchObject({ kind, status: 404 })
  })
})

test('a custom route of the CMS may answer with or without envelope', async () => {
  const flat = { data: [{ id: 1, menu: 'Layanan', menu_en: 'Services', submenu: [], submenu_en: null }] }
  const enveloped = {
    data: [{ id: 1, attributes: { menu: 'Layanan', menu_en: 'Services', submenu: [], submenu_en: null } }],
    meta: {},
  }
  for (const answer of [flat, enveloped]) {
    const { data } = await getTopNavigation(cmsClientOn(stubNetwork(json(answer)), { validate: validateCms }), 'id')
    expect(data).toEqual([{ id: '1', menu: 'Layanan', menu_en: 'Services', submenu: [], submenu_en: null, tipe: null }])
  }
})

test('a menu out of a cache is the same list each time, so that a caller can cache what it makes of it', async () => {
  const network = stubNetwork(json({ data: [{ id: 1, menu: 'Layanan', menu_en: null, submenu: [] }] }))
  const answers = new Map<string, Promise<unknown>>()
  const cache = <Data>(key: string, read: () => Promise<Result<Data>>): Promise<Result<Data>> => {
    const answer = (answers.get(key) as Promise<Result<Data>> | undefined) ?? read()
    answers.set(key, answer)
    return answer
  }
  const cms = cmsClientOn(network, { sharedToken: true, cache })
  const [first, second] = [await getTopNavigation(cms, 'id'), await getTopNavigation(cms, 'id')]
  expect(first.data).toHaveLength(1)
  expect(second.data).toBe(first.data)
  expect(network.requests).toHaveLength(1)
})

test('a popup that expired while the answer was in flight is not shown', { tags: ['home.popup-expired'] }, async () => {
  const popup = (expired: string) =>
    json({
      data: {
        popups: {
          data: [{ id: '1', attributes: { judul: 'Promo', expired, url_page: '/paket', gambar: { data: null } } }],
        },
      },
    })
  const now = new Date('2026-11-21T03:00:00Z')
  expect((await findPopup(cmsClientOn(stubNetwork(popup('2026-11-21T02:59:59.000Z'))), now)).data).toBeNull()
  expect((await findPopup(cmsClientOn(stubNetwork(popup('2026-11-21T03:00:01.000Z'))), now)).data).toMatchObject({
    judul: 'Promo',
  })
})
