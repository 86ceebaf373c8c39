import { describe, expect, test } from 'vitest'
import { createCmsClient, listArticleCategories } from '../cms/index.ts'
import { createHospitalCareClient } from '../hospital-care/index.ts'
import { createMemberClient } from '../member/index.ts'
import { PersistedArticleHits, PersistedEventHits } from '../persisted/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import type { SeenRequest } from '../testing/stub-network.ts'
import { validateMember } from '../validation/index.ts'
import type { Result } from './errors.ts'
import type { ClientOptions, ReadThrough } from './options.ts'

/** A cache as an application would write it: one answer per key. */
const mapCache = () => {
  const entries = new Map<string, Promise<unknown>>()
  const cache: ReadThrough = <Data>(key: string, read: () => Promise<Result<Data>>) => {
    const known = entries.get(key) ?? read()
    entries.set(key, known)
    return known as Promise<Result<Data>>
  }
  return { cache, entries }
}

/** Answers with the request's bearer. */
const whoAmI = ({ headers }: SeenRequest) => json({ process: true, data: headers.get('authorization') })

const member = (options: Partial<ClientOptions>) =>
  createMemberClient({ baseUrl: 'https://rs.example', fetch: stubNetwork(whoAmI).fetch, ...options })
const mine = { query: { id: 7 } }

describe('a cache', () => {
  test('may freeze its answers, and a failure found in one still names its call', async () => {
    const cache: ReadThrough = <Data>() => Promise.resolve<Result<Data>>(Object.freeze({ data: {} as Data }))
    const { error } = await listArticleCategories(createCmsClient({ baseUrl: 'https://cms.rs.example', cache }))
    expect(error).toMatchObject({ kind: 'malformed', operation: 'ArticleCategories' })
  })

  test('never returns one person’s answer to the next person of the same client', async () => {
    let token = 'siti'
    const client = member({ token: () => token, cache: mapCache().cache })
    expect((await client.getProfile(mine)).data?.data).toBe('Bearer siti')
    token = 'budi'
    expect((await client.getProfile(mine)).data?.data).toBe('Bearer budi')
  })

  test('never returns one person’s answer to another client with the same cache', async () => {
    const { cache } = mapCache()
    expect((await member({ token: 'siti', cache }).getProfile(mine)).data?.data).toBe('Bearer siti')
    expect((await member({ token: 'budi', cache }).getProfile(mine)).data?.data).toBe('Bearer budi')
    expect((await member({ cache }).getProfile(mine)).data?.data).toBe('Bearer')
  })

  test('never returns one hospital’s answer for another one, nor in another language', async () => {
    const { cache } = mapCache()
    const network = stubNetwork(({ url, headers }) =>
      json({ process: true, data: `${new URL(url).host} ${headers.get('accept-language')}` }),
    )
    const queueAt = async (baseUrl: string, locale: 'id' | 'en' = 'id') => {
      const care = createHospitalCareClient({
        baseUrl,
        locale,
        cache,
        fetch: network.fetch,
        token: 'aplikasi',
        sharedToken: true,
        cacheScope: 'aplikasi',
      })
      return (await care.getMobilePatient({ query: { id_pasien: 7 } })).data?.data
    }
    expect(await queueAt('https://rs01.example/v1')).toBe('rs01.example id')
    expect(await queueAt('https://rs03.example/v1')).toBe('rs03.example id')
    expect(await queueAt('https://rs03.example/v1', 'en')).toBe('rs03.example en')
    expect(network.requests).toHaveLength(3)
    // A trailing slash does not make a different address.
    expect(await queueAt('https://rs01.example/v1/')).toBe('rs01.example id')
    expect(network.requests).toHaveLength(3)
  })

  test.each([
    ['shared token', (account: string) => ({ token: account, sharedToken: true })],
    ['header', (account: string) => ({ headers: { token: account } })],
  ])('never returns the answer to one %s for another one, unless both have one scope', async (_what, optionsOf) => {
    const { cache, entries } = mapCache()
    const { fetch, requests } = stubNetwork(({ headers }) =>
      json({ process: true, data: headers.get('token') ?? headers.get('authorization') }),
    )
    const askAs = async (account: string, cacheScope?: string) => {
      const care = createHospitalCareClient({
        baseUrl: 'https://rs.example',
        fetch,
        cache,
        cacheScope,
        sharedToken: true,
        ...optionsOf(account),
      })
      return (await care.getMobilePatient({ query: { id_pasien: 7 } })).data?.data
    }
    expect(await askAs('rahasia-a')).toContain('rahasia-a')
    expect(await askAs('rahasia-b')).toContain('rahasia-b')
    expect(await askAs('rahasia-a', 'situs')).toContain('rahasia-a')
    expect(await askAs('rahasia-c', 'situs')).toContain('rahasia-a')
    expect(requests).toHaveLength(3)
    expect([...entries.keys()].join()).not.toContain('rahasia')
  })

  test('never returns an answer that was not checked to a client that checks', async () => {
    const { cache } = mapCache()
    const fetch = stubNetwork(json({ process: true, detail: '', data: 'rusak' })).fetch
    expect((await member({ cache, fetch }).listReligions()).data?.data).toBe('rusak')
    expect((await member({ cache, fetch, validate: validateMember }).listReligions()).error?.kind).toBe('malformed')
  })

  test('never returns a picture at another client’s address', async () => {
    const { cache, entries } = mapCache()
    const network = stubNetwork(json({ data: { kategoriArtikels: { data: [] } } }))
    for (const media of ['https://a.example', 'https://b.example'])
      await listArticleCategories(
        createCmsClient({ baseUrl: 'https://cms.example', addresses: { media }, cache, fetch: network.fetch }),
      )
    expect(entries.size).toBe(2)
  })

  test('is used for operations without a bearer, even if a token is set', async () => {
    const { cache, entries } = mapCache()
    await member({ token: 'siti', cache }).listReligions()
    expect([...entries.keys()]).toEqual(['listReligions {} - https://rs.example'])
  })

  test('never holds a read by POST: its input belongs in no address, so in no key either', async () => {
    const { cache, entries } = mapCache()
    const body = { tanggal: '2026-11-23', kodedokter: 'DR0117', kdspesial: 'JAN' }
    await member({ cache }).getDoctorSlots({ body })
    expect([...entries.keys()]).toEqual([])
  })

  test('is used for reads with the application’s own token', async () => {
    const { cache, entries } = mapCache()
    const network = stubNetwork(json({ data: { kategoriArtikels: { data: [] } } }))
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      token: 'contoh',
      sharedToken: true,
      cache,
      fetch: network.fetch,
    })
    await listArticleCategories(cms)
    await listArticleCategories(cms)
    expect([...entries.keys()]).toEqual([
      expect.stringMatching(/^ArticleCategories \{\} .*https:\/\/cms\.example \w+$/),
    ])
    expect(network.requests).toHaveLength(1)
  })

  test('distinguishes persisted documents by their hash', async () => {
    const { cache, entries } = mapCache()
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      cache,
      fetch: stubNetwork(json({ data: {} })).fetch,
    })
    const variables = { text: 'demam', limit: 5 }
    await cms.query(PersistedArticleHits, variables)
    await cms.query(PersistedEventHits, variables)
    expect(entries.size).toBe(2)
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('rahasia')
      },
    ],
    ['rejects', () => Promise.reject(new Error('rahasia'))],
    ['gives nothing', () => Promise.resolve(undefined as never)],
  ] satisfies [string, ReadThrough][])('that %s is a mistake of the application', async (_how, cache) => {
    const { error } = await member({ cache }).listReligions()
    expect(error).toMatchObject({ kind: 'misuse', operation: 'listReligions' })
    expect(JSON.stringify(error)).not.toContain('rahasia')
  })

  test('that times out itself yields a failure that names the call', async () => {
    const timedOut: ReadThrough = () =>
      Promise.resolve({ error: { kind: 'timeout', timeout: 50, operation: '', requestId: '' } })
    expect((await member({ cache: timedOut }).listReligions()).error).toEqual({
      kind: 'timeout',
      timeout: 50,
      operation: 'listReligions',
      requestId: expect.stringMatching(/-\d+$/) as string,
    })
  })

  test('that returns a copy names the right operation in failures found later', async () => {
    const copying: ReadThrough = async (_key, read) => structuredClone(await read())
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      cache: copying,
      fetch: stubNetwork(json({ data: {} })).fetch,
    })
    const { error } = await listArticleCategories(cms)
    expect(error).toMatchObject({
      kind: 'malformed',
      where: 'kategoriArtikels',
      operation: 'ArticleCategories',
      requestId: expect.stringMatching(/-\d+$/) as string,
    })
  })
})
