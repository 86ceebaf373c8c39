import { cacheExchange, Client, fetchExchange, gql } from '@urql/core'
import { describe, expect, test } from 'vitest'
import { persistedTexts } from '../generated/cms-graphql/persisted-texts.ts'
import { PersistedArticleHits, persistedExchange } from '../persisted/index.ts'
import { json } from '../testing/stub-network.ts'

const setUp = (data: object) => {
  const bodies: unknown[] = []
  const fetch = (_url: RequestInfo | URL, { body }: RequestInit = {}) => {
    bodies.push(JSON.parse(typeof body === 'string' ? body : ''))
    return Promise.resolve(json({ data }))
  }
  const client = new Client({
    url: 'https://rs.example/graphql',
    preferGetMethod: false,
    fetch,
    exchanges: [cacheExchange, persistedExchange, fetchExchange],
  })
  return { client, bodies }
}

describe('urql', () => {
  test('sends a persisted document by its hash, without its text', async () => {
    const { client, bodies } = setUp({ artikels: { data: [] } })
    const variables = { text: 'demam', limit: 5 }
    const { data, error } = await client.query(PersistedArticleHits, variables)
    expect(error).toBeUndefined()
    expect(data).toEqual({ artikels: { data: [] } })
    const [known] = Object.entries(persistedTexts).find(([, { name }]) => name === 'ArticleHits') ?? []
    expect(bodies).toEqual([{ documentId: known, variables }])
  })

  test('sends any other document as text', async () => {
    const { client, bodies } = setUp({ halo: 'dunia' })
    expect(
      (
        await client.query(
          gql`
            query Halo {
              halo
            }
          `,
          {},
        )
      ).data,
    ).toEqual({ halo: 'dunia' })
    expect(bodies).toEqual([
      expect.objectContaining({ operationName: 'Halo', query: expect.stringContaining('halo') as string }),
    ])
  })
})
