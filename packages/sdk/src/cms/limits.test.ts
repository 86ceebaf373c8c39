import { describe, expect, test } from 'vitest'
import { json, stubNetwork } from '../testing/stub-network.ts'
import {
  createCmsClient,
  findPopup,
  listArticles,
  listArticlesWithVideos,
  listDoctors,
  listPackages,
  listRelatedArticles,
  listRelatedEvents,
  listRelatedPackages,
  listVideos,
  searchDoctors,
} from './index.ts'
import type { CmsClient } from './index.ts'

/** The variables that a call sends to the CMS. */
const asked = async (call: (cms: CmsClient) => Promise<unknown>): Promise<unknown> => {
  const { fetch, requests } = stubNetwork(json({ data: {} }))
  await call(createCmsClient({ baseUrl: 'https://cms.rs.example', token: 'contoh', fetch, retry: false }))
  const { variables } = JSON.parse(requests[0]?.body as string) as { readonly variables: unknown }
  return variables
}

describe('the CMS is asked for', () => {
  test('one popup that has not expired now', { tags: ['home.popup-size', 'home.popup-call'] }, async () => {
    const variables = await asked((cms) => findPopup(cms, new Date('2026-11-21T03:00:00Z')))
    expect(variables).toEqual({ limit: 1, now: '2026-11-21T03:00:00.000Z' })
  })

  test('ten videos', { tags: ['articles.video-limit'] }, async () => {
    expect(await asked((cms) => listVideos(cms))).toEqual({ limit: 10 })
  })

  test('ten articles', { tags: ['articles.page-size'] }, async () => {
    expect(await asked((cms) => listArticles(cms))).toEqual({ page: 1, pageSize: 10 })
  })

  test('five related articles', { tags: ['articles.related-limit'] }, async () => {
    expect(await asked((cms) => listRelatedArticles(cms, { slug: 'demam' }))).toEqual({ slug: 'demam', limit: 5 })
  })

  test('five articles beside five videos', { tags: ['articles.with-videos'] }, async () => {
    expect(await asked((cms) => listArticlesWithVideos(cms))).toEqual({ limit: 5 })
  })

  test('five related events', { tags: ['events.related-limit'] }, async () => {
    expect(await asked((cms) => listRelatedEvents(cms, 'senam'))).toEqual({ slug: 'senam', limit: 5 })
  })

  test('ten packages', { tags: ['packages.page-size'] }, async () => {
    const variables = await asked((cms) => listPackages(cms, '2026-11-21'))
    expect(variables).toEqual({ today: '2026-11-21', page: 1, pageSize: 10 })
  })

  test('ten related packages', { tags: ['packages.related-limit'] }, async () => {
    const variables = await asked((cms) => listRelatedPackages(cms, { slug: 'mcu' }, '2026-11-21'))
    expect(variables).toEqual({ slug: 'mcu', today: '2026-11-21', limit: 10 })
  })

  test('ten doctors of a specialty, where no name is asked for', { tags: ['doctors.specialty-limit'] }, async () => {
    const variables = await asked((cms) => listDoctors(cms, { specialtyCodes: ['SPJP'] }))
    expect(variables).toEqual({ specialtyCodes: ['SPJP'], page: 1, pageSize: 10 })
  })

  test('ten doctors while a visitor types', { tags: ['search.limit'] }, async () => {
    expect(await asked((cms) => searchDoctors(cms, 'ratna'))).toEqual({ text: 'ratna', limit: 10 })
  })
})
