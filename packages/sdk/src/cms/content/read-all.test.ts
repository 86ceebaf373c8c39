import { expect, test, vi } from 'vitest'
import { json } from '../../testing/stub-network.ts'
import { validateCms } from '../../validation/index.ts'
import { createCmsClient, listHospitals, listSlugs } from '../index.ts'

interface Asked {
  readonly variables: { readonly start?: number }
}

const entry = (id: number) => ({ id: String(id), attributes: { slug: `s-${id}`, updatedAt: null } })

const names = ['artikels', 'pakets', 'dokters', 'eventCommunities', 'rumahSakits', 'layananUnggulans']

/** A CMS whose lists have `totals` entries. It returns at most `most` entries at a time, as a CMS with a `maxLimit` does. */
const cmsWith = (totals: readonly number[], most: number, entryOf: (id: number) => unknown = entry) => {
  const fetch = vi.fn((_url: string, { body }: RequestInit) => {
    const {
      variables: { start = 0 },
    } = JSON.parse(body as string) as Asked
    const lists = totals.map((total, index) => {
      const data = Array.from({ length: Math.max(0, Math.min(most, total - start)) }, (_, offset) =>
        entryOf(start + offset + 1),
      )
      return [
        names[index],
        { data, meta: { pagination: { total, page: 1, pageSize: most, pageCount: Math.ceil(total / most) } } },
      ]
    })
    return Promise.resolve(json({ data: Object.fromEntries(lists) }))
  })
  return { fetch, cms: createCmsClient({ baseUrl: 'https://cms.rs.example', fetch }) }
}

test('a list that the CMS returns whole is one call', async () => {
  const { cms, fetch } = cmsWith([3, 0, 1, 2, 0, 3], 100)
  const { data } = await listSlugs(cms, '2026-11-21')
  expect(Object.values(data ?? {}).map((list) => list?.length)).toEqual([3, 0, 1, 2, 0, 3])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test(
  'truncated lists are read to the end of the longest, each entry once and in order',
  { tags: ['hospitals.read-to-end'] },
  async () => {
    const { cms, fetch } = cmsWith([250, 100, 7, 101, 0, 1], 100)
    const { data } = await listSlugs(cms, '2026-11-21')
    expect(Object.values(data ?? {}).map((list) => list?.length)).toEqual([250, 100, 7, 101, 0, 1])
    expect(data?.artikels?.map(({ id }) => Number(id))).toEqual(Array.from({ length: 250 }, (_, index) => index + 1))
    expect(fetch).toHaveBeenCalledTimes(3)
  },
)

test('an omitted entry costs at most one repeated entry', async () => {
  const spoiled = (id: number) => (id === 5 ? null : entry(id))
  const { fetch } = cmsWith([20, 0, 0, 0, 0, 0], 10, spoiled)
  const cms = createCmsClient({ baseUrl: 'https://cms.rs.example', fetch, validate: validateCms })
  const { data } = await listSlugs(cms, '2026-11-21')
  expect(data?.artikels?.map(({ id }) => id)).not.toContain('5')
  expect(data?.artikels).toHaveLength(19)
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(4)
})

test('a CMS with wrong counts is called at most fifty times, one that repeats itself twice', async () => {
  const endless = cmsWith([1_000_000, 0, 0, 0, 0, 0], 10)
  expect((await listSlugs(endless.cms, '2026-11-21')).data?.artikels).toHaveLength(500)
  expect(endless.fetch).toHaveBeenCalledTimes(50)
  const stuck = cmsWith([30, 0, 0, 0, 0, 0], 10, () => entry(1))
  await listSlugs(stuck.cms, '2026-11-21')
  expect(stuck.fetch).toHaveBeenCalledTimes(2)
})

test('a failed page fails the whole call', async () => {
  const { fetch } = cmsWith([20, 0, 0, 0, 0, 0], 10)
  const failing = (url: string, init: RequestInit) =>
    (init.body as string).includes('"start":10') ? Promise.resolve(json({}, 500)) : fetch(url, init)
  const { error } = await listSlugs(
    createCmsClient({ baseUrl: 'https://cms.rs.example', fetch: failing }),
    '2026-11-21',
  )
  expect(error?.kind).toBe('server')
})

test('a list that is null without a reason is malformed', async () => {
  const fetch = () => Promise.resolve(json({ data: { rumahSakits: null } }))
  expect((await listHospitals(createCmsClient({ baseUrl: 'https://cms.rs.example', fetch }))).error).toMatchObject({
    kind: 'malformed',
    where: 'rumahSakits',
  })
})
