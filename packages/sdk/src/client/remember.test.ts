import { describe, expect, test } from 'vitest'
import { createCmsClient, listArticleCategories } from '../cms/index.ts'
import { createMemberClient } from '../member/index.ts'
import { PersistedArticleHits, PersistedEventHits } from '../persisted/index.ts'
import { json, stubNetwork } from '../testing/stub-network.ts'
import type { SeenRequest } from '../testing/stub-network.ts'
import type { Result } from './errors.ts'
import type { ClientOptions, Remember } from './options.ts'

/** A cache as an application would write it: one answer per key. */
const cache = () => {
  const entries = new Map<string, Promise<unknown>>()
  const remember: Remember = <Data>(key: string, read: () => Promise<Result<Data>>) => {
    const known = entries.get(key) ?? read()
    entries.set(key, known)
    return known as Promise<Result<Data>>
  }
  return { remember, entries }
}

/** Answers with the request's bearer. */
const whoAmI = ({ headers }: SeenRequest) => json({ process: true, data: headers.get('authorization') })

const member = (options: Partial<ClientOptions>) =>
  createMemberClient({ baseUrl: 'https://rs.example', fetch: stubNetwork(whoAmI).fetch, ...options })
const mine = { query: { id: 7 } }

describe('a cache', () => {
  test('never returns one person’s answer to the next person of the same client', async () => {
    let token = 'siti'
    const client = member({ token: () => token, remember: cache().remember })
    expect((await client.getProfile(mine)).data?.data).toBe('Bearer siti')
    token = 'budi'
    expect((await client.getProfile(mine)).data?.data).toBe('Bearer budi')
  })

  test('never returns one person’s answer to another client with the same cache', async () => {
    const { remember } = cache()
    expect((await member({ token: 'siti', remember }).getProfile(mine)).data?.data).toBe('Bearer siti')
    expect((await member({ token: 'budi', remember }).getProfile(mine)).data?.data).toBe('Bearer budi')
    expect((await member({ remember }).getProfile(mine)).data?.data).toBe('Bearer')
  })

  test('is used for operations without a bearer, even if a token is set', async () => {
    const { remember, entries } = cache()
    await member({ token: 'siti', remember }).listReligions()
    expect([...entries.keys()]).toEqual(['listReligions {}'])
  })

  test('never holds a read by POST: its input belongs in no address, so in no key either', async () => {
    const { remember, entries } = cache()
    const body = { tanggal: '2026-11-23', kodedokter: 'DR0117', kdspesial: 'JAN' }
    await member({ remember }).getDoctorSlots({ body })
    expect([...entries.keys()]).toEqual([])
  })

  test('is used for reads with the application’s own token', async () => {
    const { remember, entries } = cache()
    const network = stubNetwork(json({ data: { kategoriArtikels: { data: [] } } }))
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      token: 'contoh',
      sharedToken: true,
      remember,
      fetch: network.fetch,
    })
    await listArticleCategories(cms)
    await listArticleCategories(cms)
    expect([...entries.keys()]).toEqual(['ArticleCategories {}'])
    expect(network.requests).toHaveLength(1)
  })

  test('distinguishes persisted documents by their hash', async () => {
    const { remember, entries } = cache()
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      remember,
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
  ] satisfies [string, Remember][])('that %s is a mistake of the application', async (_how, remember) => {
    const { error } = await member({ remember }).listReligions()
    expect(error).toMatchObject({ kind: 'misuse', operation: 'listReligions' })
    expect(JSON.stringify(error)).not.toContain('rahasia')
  })

  test('that gives up waiting makes a failure that names the call', async () => {
    const impatient: Remember = () =>
      Promise.resolve({ error: { kind: 'timeout', timeout: 50, operation: '', requestId: '' } })
    expect((await member({ remember: impatient }).listReligions()).error).toEqual({
      kind: 'timeout',
      timeout: 50,
      operation: 'listReligions',
      requestId: expect.stringMatching(/-\d+$/) as string,
    })
  })

  test('that returns a copy keeps the right operation in failures found later', async () => {
    const copying: Remember = async (_key, read) => structuredClone(await read())
    const cms = createCmsClient({
      baseUrl: 'https://cms.example',
      remember: copying,
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
