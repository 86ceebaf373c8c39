import { describe, expect, test } from 'vitest'
import { contractSite } from '../../testing/contract-context.ts'
import { createSiteSearch } from './site-search.ts'

const now = new Date('2026-11-21T05:00:00Z')
/** Documents that the CMS fails to answer, and the calls that it got. */
const failing = new Set<string>()
let calls = 0
const site = contractSite(now, async (input, init) => {
  calls += 1
  const body = await new Request(input, init).text()
  if ([...failing].some((name) => body.includes(`query ${name}(`) || failing.has('all')))
    return new Response('{}', { status: 500 })
  return fetch(input, init)
})

const create = () => {
  let time = 0
  const context = site.contextOf('/')
  const { find, expire } = createSiteSearch({
    cms: () => context.cms,
    now: () => now,
    messageOf: () => context.message,
    timeout: 60_000,
    clock: () => time,
  })
  return { find, expire, later: (milliseconds: number) => (time += milliseconds) }
}

describe('The search of the site', () => {
  test('reads the CMS once for many searches, and again within a minute', async () => {
    const { find, later } = create()
    await find('ratna', 'id')
    const first = calls
    for (const typed of ['anak', 'mcu', 'igd']) await find(typed, 'id')
    expect(calls).toBe(first)
    later(31_000)
    await find('ratna', 'id')
    expect(calls).toBeGreaterThan(first)
  })

  test('a list that fails costs itself only', async () => {
    failing.add('FormSlugs')
    const found = await create().find('jantung', 'id')
    failing.clear()
    expect(found?.hits.articles).not.toEqual([])
    expect(found?.hits.doctors).not.toEqual([])
  })

  test('without articles, packages, doctors and events still finds hospitals and services', async () => {
    failing.add('AllSlugs')
    const found = await create().find('jantung karawang', 'id')
    failing.clear()
    for (const kind of ['articles', 'packages', 'doctors', 'events'] as const) expect(found?.hits[kind]).toBeUndefined()
    expect(found?.hits.services?.length).toBeGreaterThan(0)
  })

  test('has nothing to say while the CMS fails, and goes on with what it had', async () => {
    const { find, later } = create()
    failing.add('all')
    expect(await find('jantung', 'id')).toBeUndefined()
    failing.clear()
    expect(await find('jantung', 'id')).toBeDefined()
    failing.add('all')
    later(60_000)
    expect((await find('jantung', 'id'))?.hits.doctors).not.toEqual([])
    failing.clear()
  })

  test('where nothing is found, offers what is written like it, usual tasks and the telephones of the hospitals', async () => {
    const { find } = create()
    const found = await find('hemdyalses', 'id')
    expect(found?.best).toEqual([])
    expect(found?.instead?.nearest[0]).toMatchObject({ title: { text: 'Hemodialisis' } })
    expect(found?.instead?.tasks[0]?.href).toBe('tel:119')
    expect(found?.instead?.phones).toContainEqual({ name: 'RS Kawung Karawang', phone: '(0267) 084-5001' })
    expect((await find('qqqzzz', 'id'))?.instead?.nearest).toEqual([])
  })

  test('finds neither doctors who no longer practise nor packages that have ended', async () => {
    const { find } = create()
    expect((await find('Medical Check Up Keluarga', 'id'))?.hits.packages?.map(({ href }) => href)).not.toContain(
      '/paket/medical-check-up-keluarga',
    )
    expect((await find('Deni Ramdani', 'id'))?.hits.doctors?.map(({ href }) => href)).not.toContain(
      '/dokter/dr-deni-ramdani-sp-b',
    )
  })

  test('the likeliest is never below groups that have none', async () => {
    const { find } = create()
    const found = await find('lowongan perawat', 'id')
    expect(found?.hits.articles).toEqual([])
    expect(found?.best.map(({ href }) => href)).toEqual(['/informasi/karir/perawat-icu'])
  })

  test('an emergency comes before all else', async () => {
    for (const typed of ['igd', 'ugd', 'darurat', 'gawat darurat'])
      expect((await create().find(typed, 'id'))?.best[0]?.href).toBe('tel:119')
  })
})
