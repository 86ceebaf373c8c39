import { beforeEach, describe, expect, test } from 'vitest'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'
import { silentLog } from '../http/log.ts'
import type { BackEndFailureLog } from '../http/log.ts'
import { createMetrics } from '../http/metrics.ts'

const secret = 'sandi-webhook-contoh'
const second = 1000
const sites = testSites(new Date('2026-11-21T05:00:00Z'))
let clock = 0
let now = new Date('2026-11-21T05:00:00Z')
let site: Site
const failures: BackEndFailureLog[] = []
beforeEach(() => {
  clock = 0
  now = new Date('2026-11-21T05:00:00Z')
  failures.length = 0
  sites.contracts().mock().faults.clear()
  const log = { ...silentLog, backEndFailure: (entry: BackEndFailureLog) => void failures.push(entry) }
  site = sites.create({ clock: () => clock, now: () => now, log }, { REVALIDATE_SECRET: secret })
})

const ask = (path: string, init: RequestInit = {}) =>
  Promise.resolve(site.fetch(new Request(`${siteOrigin}${path}`, init)))
const text = async (path: string) => (await ask(path)).text()

/** Lets the CMS change: its packages are gone. */
const empty = () => sites.contracts().mock().faults.set('Packages', { kind: 'empty' })
const down = () => sites.contracts().mock().faults.set('*', { kind: '503' })
const packageName = 'Medical Check Up Dasar'

const revalidate = (authorization: string | undefined) =>
  ask('/_revalidate', {
    method: 'POST',
    headers: authorization === undefined ? {} : { authorization },
    body: '{"event":"entry.update"}',
  })

describe('a page', () => {
  test('is at most 50 seconds old, however seldom it is asked for', async () => {
    expect(await text('/paket')).toContain(packageName)
    empty()
    clock = 49 * second
    expect(await text('/paket')).not.toContain(packageName)
  })

  test('that is often asked for is revalidated in the background', async () => {
    expect(await text('/paket')).toContain(packageName)
    empty()
    clock = 21 * second
    expect(await text('/paket')).toContain(packageName)
    await expect.poll(() => text('/paket')).not.toContain(packageName)
  })

  test('shows a change at the next request after the webhook of the CMS', async () => {
    expect(await text('/paket')).toContain(packageName)
    empty()
    clock = second
    expect(await text('/paket')).toContain(packageName)
    expect((await revalidate(`Bearer ${secret}`)).status).toBe(204)
    clock = 2 * second
    expect(await text('/paket')).not.toContain(packageName)
  })

  test.each([
    ['no secret', undefined],
    ['another secret', 'Bearer sandi-lain-yang-salah'],
    ['the secret in another way', secret],
    ['the beginning of the secret', `Bearer ${secret.slice(0, -1)}`],
  ])('is not revalidated for %s', async (_what, authorization) => {
    expect((await revalidate(authorization)).status).toBe(401)
  })

  test('is served for a day while the CMS fails, and each failing call is logged without a value', async () => {
    const before = await text('/paket')
    down()
    for (clock = 60 * second; clock < 86_400 * second; clock += 4 * 3600 * second) {
      const response = await ask('/paket')
      expect([response.status, (await response.text()).includes(packageName)]).toEqual([200, true])
    }
    expect(before).toContain(packageName)
    expect(failures).toContainEqual(
      expect.objectContaining({ backEnd: 'cms', operation: 'Packages', kind: 'server', status: 503 }),
    )
    expect(Object.keys(failures[0] ?? {}).toSorted()).toEqual([
      'backEnd',
      'duration',
      'kind',
      'operation',
      'requestId',
      'status',
      'where',
    ])
    clock = (86_400 + 3600) * second
    expect((await ask('/paket')).status).toBe(502)
  })

  test('that was unpublished is a 404 within the same time', async () => {
    const path = '/paket/medical-check-up-dasar'
    expect((await ask(path)).status).toBe(200)
    sites.contracts().mock().faults.set('PackageBySlug', { kind: 'empty' })
    clock = 50 * second
    expect((await ask(path)).status).toBe(404)
  })

  test.each([-6, 6, -24 * 400])('is served as ever when the system’s clock jumps by %i hours', async (hours) => {
    const before = await text('/paket')
    now = new Date(now.getTime() + hours * 3600 * second)
    clock = 5 * second
    expect(await text('/paket')).toBe(before)
    empty()
    clock = 60 * second
    expect(await text('/paket')).not.toContain(packageName)
  })
})

describe('a site without a secret', () => {
  test('has no webhook', async () => {
    site = sites.create()
    expect((await revalidate('Bearer ')).status).toBe(404)
  })
})

describe('the site tells', () => {
  test('that it lives, and what it can reach', async () => {
    expect((await ask('/health')).status).toBe(200)
    const ready = await ask('/ready')
    // Only operators learn which back end is down.
    expect([ready.status, await ready.text()]).toEqual([200, 'ok'])
    expect(await site.readiness()).toEqual({ cms: 'ok', member: 'ok', 'social-feed': 'ok' })
    down()
    const other = sites.create()
    const failing = await other.fetch(new Request(`${siteOrigin}/ready`))
    expect([failing.status, await failing.text()]).toEqual([503, 'unavailable'])
    expect(await other.readiness()).toEqual({ cms: 'server', member: 'server', 'social-feed': 'server' })
    expect((await other.fetch(new Request(`${siteOrigin}/health`))).status).toBe(200)
  })

  test('metrics by route, operation and kind, and nothing that a visitor typed', async () => {
    const metrics = createMetrics()
    site = sites.create({ metrics })
    await text('/cari?q=rahasia-siti')
    await text('/dokter/rahasia-siti')
    await text('/paket')
    await text('/paket')
    const told = await metrics.text()
    expect(told).toContain('site_requests_total{route="/paket",method="GET",status="200"} 2')
    expect(told).toContain('site_requests_total{route="/dokter/:slug",method="GET",status="404"} 1')
    expect(told).toContain('site_document_cache_total{result="hit"} 1')
    expect(told).toMatch(/site_back_end_calls_total\{back_end="cms",operation="Packages",kind="ok"\} 1/)
    expect(told).not.toContain('rahasia-siti')
  })
})
