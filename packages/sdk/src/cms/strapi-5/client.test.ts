import { describe, expect, test } from 'vitest'
import { PersistedArticleHits } from '../../generated/cms-graphql/persisted.ts'
import { html, json, silence, stubNetwork } from '../../testing/stub-network.ts'
import { createCmsClient, findHospitalById, listEvents, listHomeSliders } from '../index.ts'
import type { CmsOptions } from '../index.ts'
import { detectStrapi, strapi5, strapiVersion } from './index.ts'

type Network = ReturnType<typeof stubNetwork>

const clientOn = (network: Network, options: Partial<CmsOptions> = {}) =>
  createCmsClient({
    baseUrl: 'https://cms.rs.example',
    token: 'contoh',
    fetch: network.fetch,
    retry: false,
    strapi: strapi5,
    ...options,
  })

const sent = ({ requests }: Network) => requests.map(({ body }) => JSON.parse(body as string) as { query?: string })

const queriesOf = (network: Network): string[] => sent(network).map(({ query = '' }) => query.replace(/\s+/g, ' '))

const pageInfo = { total: 1, page: 1, pageSize: 10, pageCount: 1 }
const event = { documentId: 'a1b2c3d4e5f6g7h8i9j0k1l2', judul: 'Donor darah', gambar: null, rumah_sakit: null }
const events5 = () => json({ data: { eventCommunities: { nodes: [event], pageInfo } } })
const events4 = () =>
  json({
    data: {
      eventCommunities: { data: [{ id: '7', attributes: { judul: 'Donor darah' } }], meta: { pagination: pageInfo } },
    },
  })
const unknownField = () =>
  json({ errors: [{ message: 'Cannot query', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }, 400)
const known = () => json({ data: { rumahSakits_connection: { nodes: [] } } })
const forbidden = () =>
  json({
    errors: [{ message: 'Forbidden', extensions: { code: 'FORBIDDEN' } }],
    data: { rumahSakits_connection: null },
  })

describe('A client of Strapi 5', () => {
  test('sends documents as Strapi 5 takes them, and gives entities as ever', async () => {
    const network = stubNetwork(events5())
    const { data } = await listEvents(clientOn(network))
    expect(queriesOf(network)[0]).toContain('eventCommunities: eventCommunities_connection')
    expect(data).toEqual({
      items: [{ id: event.documentId, judul: 'Donor darah', gambar: null, rumah_sakit: null }],
      pagination: pageInfo,
    })
  })

  test('finds a hospital by the name of its document', async () => {
    const network = stubNetwork(json({ data: { rumahSakits: { nodes: [{ documentId: 'x', nama: 'A', slug: 'a' }] } } }))
    expect((await findHospitalById(clientOn(network), 'x')).data).toEqual({ id: 'x', nama: 'A', slug: 'a' })
    expect(queriesOf(network)[0]).toMatch(/documentId: \{ ?eq: \$id ?\}/)
  })

  test('asks for the form of Strapi 4 over REST, where a document names the entry', async () => {
    const slide = { id: 7, documentId: 'x', attributes: { judul: 'Ramadan', gambar: { data: null } } }
    const network = stubNetwork(json({ data: [slide], meta: {} }))
    const { data } = await listHomeSliders(clientOn(network, { headers: { 'x-own': 'a' } }))
    expect(network.requests[0]?.headers.get('strapi-response-format')).toBe('v4')
    expect(network.requests[0]?.headers.get('x-own')).toBe('a')
    expect(data?.[0]).toMatchObject({ id: 'x', judul: 'Ramadan' })
  })

  test('leaves a document alone that its server knows by hash', async () => {
    const network = stubNetwork(json({ data: { artikels: { data: [] } } }))
    const { data } = await clientOn(network).query(PersistedArticleHits, { text: 'demam', limit: 5 })
    expect(data).toEqual({ artikels: [] })
    expect(sent(network)[0]).toMatchObject({ documentId: expect.stringMatching(/^sha256:/) as string })
  })
})

describe('A client that finds out which Strapi answers', () => {
  test.each([
    ['Strapi 5', known, events5, 'eventCommunities_connection', event.documentId],
    [
      'Strapi 5 with a token without the right to hospitals',
      forbidden,
      events5,
      'eventCommunities_connection',
      event.documentId,
    ],
    ['Strapi 4', unknownField, events4, 'meta', '7'],
  ])('asks %s once for all documents', async (_what, answer, events, word, id) => {
    const network = stubNetwork(answer(), events(), events(), events())
    const cms = clientOn(network, { strapi: detectStrapi })
    const both = await Promise.all([listEvents(cms), listEvents(cms)])
    const later = await listEvents(cms)
    expect([...both, later].map(({ data }) => data?.items[0]?.id)).toEqual([id, id, id])
    expect(network.requests).toHaveLength(4)
    for (const query of queriesOf(network).slice(1)) expect(query).toContain(word)
  })

  test.each([
    ['fails', json({}, 503), 'server'],
    ['is no GraphQL', html(), 'malformed'],
    ['is cut off', new TypeError('fetch failed'), 'network'],
  ])('fails if the answer to its question %s, and asks again at the next document', async (_what, answer, kind) => {
    const network = stubNetwork(answer, known(), events5())
    const cms = clientOn(network, { strapi: detectStrapi })
    const { error } = await listEvents(cms)
    expect(error).toMatchObject({ kind, operation: 'Events' })
    expect((await listEvents(cms)).data?.items).toHaveLength(1)
  })

  test('asks again by itself where reads are repeated', async () => {
    const network = stubNetwork(json({}, 503), known(), events5())
    const cms = clientOn(network, { strapi: detectStrapi, retry: { attempts: 1, delay: 1 } })
    expect((await listEvents(cms)).data?.items).toHaveLength(1)
  })

  test('ends a document in its own time while the question is not answered', async () => {
    const cms = clientOn(stubNetwork(silence), { strapi: detectStrapi })
    expect((await listEvents(cms, {}, { timeout: 20 })).error).toMatchObject({ kind: 'timeout', operation: 'Events' })
    expect((await listEvents(cms, {}, { signal: AbortSignal.abort() })).error?.kind).toBe('aborted')
  })
})

test.each([
  [known, { data: 5 }],
  [unknownField, { data: 4 }],
  [html, { error: expect.objectContaining({ kind: 'malformed' }) as unknown }],
])('The version of a CMS is what it answers to', async (answer, version) => {
  const { fetch } = stubNetwork(answer())
  expect(await strapiVersion({ baseUrl: 'https://cms.rs.example', fetch, retry: false })).toMatchObject(version)
})
