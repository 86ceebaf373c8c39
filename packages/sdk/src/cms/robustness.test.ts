import { gql } from '@urql/core'
import type { TypedDocumentNode } from '@urql/core'
import { describe, expect, test, vi } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import { cmsClientOn } from '../testing/stubbed-clients.ts'
import {
  cmsRest,
  findArticle,
  findPopup,
  getHomePage,
  getTopNavigation,
  listArticles,
  listDoctorSchedules,
} from './index.ts'

const type = { 'content-type': 'application/json' }

const brokenBody = () =>
  new Response(
    new ReadableStream({
      start: (source) => source.enqueue(new TextEncoder().encode('{"data":')),
      pull: (source) => source.error(new TypeError('terminated')),
    }),
    { headers: type },
  )

describe('a mutation', () => {
  const subscribe: TypedDocumentNode<{ createNewsLetter: unknown }, Record<string, unknown>> = gql`
    mutation Subscribe {
      createNewsLetter {
        data {
          id
        }
      }
    }
  `

  test.each([
    ['a busy server', json({}, 503)],
    ['a broken connection', new TypeError('fetch failed')],
    ['a broken body', brokenBody],
  ])('is sent once, in spite of %s', async (_what, answer) => {
    const network = stubNetwork(answer)
    const { error } = await cmsClientOn(network).query(subscribe, {})
    expect(error?.operation).toBe('Subscribe')
    expect(network.requests).toHaveLength(1)
  })

  test('bypasses the cache', async () => {
    const cache = vi.fn()
    await cmsClientOn(stubNetwork(json({ data: { createNewsLetter: null } })), { sharedToken: true, cache }).query(
      subscribe,
      {},
    )
    expect(cache).not.toHaveBeenCalled()
  })
})

describe('a read', () => {
  test('whose body breaks off is retried', async () => {
    const network = stubNetwork(
      brokenBody,
      json({
        data: { artikels: { data: [], meta: { pagination: { total: 0, page: 1, pageSize: 10, pageCount: 0 } } } },
      }),
    )
    expect((await listArticles(cmsClientOn(network))).data?.items).toEqual([])
    expect(network.requests).toHaveLength(2)
  })

  test('whose bodies all break off is a network error', async () => {
    expect((await listArticles(cmsClientOn(stubNetwork(brokenBody)))).error).toMatchObject({
      kind: 'network',
      cause: { name: 'TypeError' },
      operation: 'Articles',
    })
  })
})

describe('executeGraphql', () => {
  const run = (answer: Response) =>
    cmsRest(cmsClientOn(stubNetwork(answer))).executeGraphql({ body: { query: '{ artikels { data { id } } }' } })

  test('never returns errors as data, even beside data', async () => {
    const errors = [{ message: 'x', extensions: { code: 'FORBIDDEN' } }]
    expect((await run(json({ errors, data: null }))).error).toMatchObject({
      kind: 'forbidden',
      operation: 'executeGraphql',
    })
    expect((await run(json({ errors, data: { artikels: null, pakets: {} } }))).error?.kind).toBe('forbidden')
    expect((await run(json({ errors }, 400))).error?.kind).toBe('forbidden')
  })

  test('returns an answer without errors', async () => {
    expect((await run(json({ data: { artikels: { data: [] } } }))).data).toEqual({ data: { artikels: { data: [] } } })
  })
})

describe('a failure that is found in the data', () => {
  const fromServer = { 'x-request-id': 'srv-1' }
  const empty = () => json({ data: { artikels: { data: [] } } }, 200, fromServer)
  const nothing = () => json({ data: { beranda: null, artikels: null, popups: 7 } }, 200, fromServer)
  const noEntries = () => json({ data: { artikels: { hal: 1 } } }, 200, fromServer)
  const noList = () => json({ data: 7 }, 200, fromServer)

  test.each([
    [
      'an article that is missing',
      () => findArticle(cmsClientOn(stubNetwork(empty)), 'tidak-ada'),
      { kind: 'not-found', operation: 'ArticleBySlug' },
    ],
    [
      'a home page that is not published',
      () => getHomePage(cmsClientOn(stubNetwork(nothing))),
      { kind: 'not-found', operation: 'HomePage' },
    ],
    [
      'a list that is null',
      () => listArticles(cmsClientOn(stubNetwork(nothing))),
      { kind: 'malformed', where: 'artikels', operation: 'Articles' },
    ],
    [
      'entries that are no list',
      () => findArticle(cmsClientOn(stubNetwork(noEntries)), 'demam'),
      { kind: 'malformed', where: 'data', operation: 'ArticleBySlug' },
    ],
    [
      'a list that is a number',
      () => findPopup(cmsClientOn(stubNetwork(nothing)), new Date()),
      { kind: 'malformed', where: 'popups', operation: 'Popups' },
    ],
    [
      'a menu that is no list',
      () => getTopNavigation(cmsClientOn(stubNetwork(noList)), 'id'),
      { kind: 'malformed', where: 'data', operation: 'getTopNavigation' },
    ],
    [
      'schedules without paging',
      () => listDoctorSchedules(cmsClientOn(stubNetwork(noList))),
      { kind: 'malformed', where: 'data', operation: 'listDoctorSchedules' },
    ],
  ])('(%s) names its operation and the server’s request id', async (_what, call, expected) => {
    expect((await call()).error).toEqual({ status: 200, requestId: 'srv-1', ...expected })
  })
})

describe('a base address that is a path', () => {
  const picture = {
    data: {
      id: '1',
      attributes: {
        url: '/uploads/a.png',
        mime: 'image/png',
        alternativeText: null,
        width: 1,
        height: 1,
        formats: null,
      },
    },
  }
  const answer = () =>
    json({
      data: {
        artikels: {
          data: [{ id: '7', attributes: { judul: 'Demam', slug: 'demam', gambar: picture, avatar: 'siti.png' } }],
        },
      },
    })
  const found = async () => {
    const network = stubNetwork(answer)
    const { data } = await findArticle(cmsClientOn(network, { baseUrl: '/api/cms/' }), 'demam')
    return { data, url: network.requests[0]?.url }
  }

  test('is resolved on the page’s origin', async () => {
    vi.stubGlobal('location', new URL('https://rs.example/artikel/demam'))
    const { data, url } = await found()
    expect(url).toBe('/api/cms/graphql')
    expect(data).toMatchObject({
      gambar: { url: 'https://rs.example/uploads/a.png' },
      avatar: 'https://rs.example/uploads/dokter/siti.png',
    })
    vi.unstubAllGlobals()
  })

  test('leaves pictures as paths if there is no page', async () => {
    expect((await found()).data).toMatchObject({
      gambar: { url: '/uploads/a.png' },
      avatar: '/uploads/dokter/siti.png',
    })
  })
})
