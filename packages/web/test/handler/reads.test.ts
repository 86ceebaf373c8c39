import { beforeEach, expect, test, vi } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { requestRules } from '../../src/server/http/attempt-rules.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'

// The CMS reads of requests are limited if they go past the caches; answers from the caches are not.

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
const { limit, window } = requestRules.read.anonymous
let clock = 0
let site: Site
beforeEach(() => {
  clock = 1_000_000
  site = sites.create({ clock: () => clock }, { TRUSTED_PROXIES: '1' })
})

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const ask = async (path: string, address: string, init: Sent = {}) => {
  const headers = { 'x-forwarded-for': address, ...init.headers }
  return site.fetch(new Request(`${siteOrigin}${path}`, { ...init, headers }))
}

const search = (text: string, address: string, headers: Readonly<Record<string, string>> = {}) =>
  ask('/_search', address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: 'SiteSearch', variables: { text, locale: 'id' } }),
  })

const stranger = '198.51.100.1'

/** Requests doctors that do not exist until the limit is reached. All requests get the CMS's answer to the first one. */
const reach = async () => {
  const plain = fetch
  let answer: Promise<Response> | undefined
  vi.stubGlobal('fetch', (async (input, init) => {
    answer ??= plain(input, init)
    return (await answer).clone()
  }) satisfies typeof fetch)
  try {
    for (let index = 0; index < limit; index += 1) {
      const { status } = await ask(`/_data/dokter/entah-${index}`, stranger)
      if (status === 429) return
    }
  } finally {
    vi.unstubAllGlobals()
  }
}

test('who has asked for much is told to wait; others, and what is cached, are not touched', async () => {
  expect((await ask('/paket', '192.0.2.1')).status).toBe(200)
  await reach()
  for (const path of ['/dokter/entah-siapa', '/_data/dokter/entah-siapa', '/artikel?q=entah', '/member-area/login']) {
    const refused = await ask(path, stranger)
    expect([path, refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      path,
      429,
      String(window / 1000),
      'no-store',
    ])
    expect((await refused.text()).length).toBeLessThan(100)
    expect((await ask(path, '192.0.2.1')).status).not.toBe(429)
  }
  expect((await search('lain', stranger)).status).toBe(429)
  expect((await ask('/paket', stranger)).status).toBe(200)
  clock += window
  expect((await search('lain', stranger)).status).toBe(200)
})

test('searches are answered by the index, and count for nothing', async () => {
  for (let index = 0; index < limit * 2; index += 1)
    if ((await search(`ratna ${index}`, stranger)).status !== 200) throw new Error(`refused after ${index}`)
  expect((await ask('/dokter/entah-siapa', stranger)).status).toBe(404)
})

test('the search answers no page of another site', async () => {
  for (const headers of [{ origin: 'https://jahat.example' }, { 'sec-fetch-site': 'cross-site' }] as const)
    expect((await search('ratna', stranger, headers)).status).toBe(403)
  expect((await search('ratna', stranger, { origin: siteOrigin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('a public page is the same with the cookie of a device, and sets none', async () => {
  const call = await ask('/api/member/data/agama', stranger)
  const [cookie = ''] = /^device=[^;]+/.exec(call.headers.get('set-cookie') ?? '') ?? []
  expect(cookie).not.toBe('')
  for (const path of ['/', '/paket', '/_data/paket', '/tidak-ada']) {
    const [without, withCookie] = [await ask(path, stranger), await ask(path, stranger, { headers: { cookie } })]
    expect(withCookie.headers.get('set-cookie')).toBeNull()
    expect(without.headers.get('set-cookie')).toBeNull()
    expect(withCookie.headers.get('vary') ?? '').not.toMatch(/cookie/i)
    expect(await withCookie.text()).toBe(await without.text())
  }
})
