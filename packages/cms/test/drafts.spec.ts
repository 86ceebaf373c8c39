import { expect, test } from 'vitest'
import { createContent } from '../../mocks/src/content/index.ts'
import { ask, call } from './calls.ts'

const slug = createContent(new Date()).artikels.find(({ publishedAt }) => publishedAt === null)?.slug ?? ''

interface List {
  readonly data: readonly unknown[]
}

test('the demo has an article that is a draft', () => {
  expect(slug).not.toBe('')
})

test('a draft is in no list and under no address', async () => {
  const list = await call<List>(`/api/artikels?filters[slug]=${slug}`)
  expect(list.body.data).toEqual([])
  const { body } = await ask<{ artikels: unknown[] }>(`{ artikels(filters: { slug: { eq: "${slug}" } }) { judul } }`)
  expect(body.data.artikels).toEqual([])
  expect((await call(`/api/artikel/${slug}`)).status).toBe(404)
})

test("the site's token reads no drafts, whatever it asks for", async () => {
  for (const query of ['status=draft', 'publicationState=preview&status=draft', 'status[0]=draft']) {
    expect((await call(`/api/artikels?filters[slug]=${slug}&${query}`)).body).not.toHaveProperty('data.0')
  }
  const { body } = await ask<{ artikels: unknown[] } | null>(
    `{ artikels(filters: { slug: { eq: "${slug}" } }, status: DRAFT) { judul } }`,
  )
  expect(body.data?.artikels ?? []).toEqual([])
})
