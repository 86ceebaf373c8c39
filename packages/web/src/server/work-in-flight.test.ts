import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteOrigin, testSites } from '../testing/test-site.ts'
import type { Site } from './app.ts'
import { silentLog } from './http/log.ts'
import type { RequestLog } from './http/log.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
const requests: RequestLog[] = []
const errors: Error[] = []
beforeEach(() => {
  requests.length = 0
  errors.length = 0
  sites.contracts().mock().faults.clear()
  const log = {
    ...silentLog,
    request: (entry: RequestLog) => void requests.push(entry),
    error: (_id: string, error: Error) => void errors.push(error),
  }
  site = sites.create({ log }, { TRUSTED_PROXIES: '1' })
})

interface Asking {
  readonly from?: string
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}

const ask = async (path: string, { from = '192.0.2.1', signal, headers = {} }: Asking = {}) =>
  site.fetch(
    new Request(`${siteOrigin}${path}`, {
      headers: { 'x-forwarded-for': from, ...headers },
      ...(signal && { signal }),
    }),
  )

describe('what is everybody’s is made once', () => {
  test.each(['/_data/paket', '/_data/en/paket', '/sitemap.xml', '/_data/dokter/tidak-ada'])(
    '%s is sent again without asking anybody',
    async (path) => {
      const first = await (await ask(path)).text()
      const fetched = vi.spyOn(globalThis, 'fetch')
      const stringified = vi.spyOn(JSON, 'stringify')
      const again = await ask(path)
      const made = stringified.mock.calls.length
      expect([again.status, (await again.text()) === first, fetched.mock.calls.length]).toEqual([200, true, 0])
      // One is made: for the language of a log line, or of a page that does not exist.
      expect(made).toBeLessThan(3)
      fetched.mockRestore()
      stringified.mockRestore()
    },
  )
})

describe('requests whose client is gone', () => {
  test.each(['/paket', '/_data/paket', '/sitemap.xml', '/dokter/appointment', '/_data/dokter/appointment'])(
    'cost nothing: %s',
    async (path) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await ask(path, { signal: AbortSignal.abort() })).status),
      )
      expect([new Set(statuses), fetched.mock.calls.length, errors]).toEqual([new Set([499]), 0, []])
      fetched.mockRestore()
    },
  )

  test('do not end what others have joined', async () => {
    const leaving = new AbortController()
    const first = ask('/paket', { signal: leaving.signal })
    const second = ask('/paket', { from: '192.0.2.2' })
    leaving.abort()
    expect([(await first).status, (await second).status]).toEqual([499, 200])
  })
})

describe('a stranger who asks for very much at once', () => {
  // 16 are made, 200 wait.
  const flood = (path: (index: number) => string, headers = {}) =>
    Promise.all(Array.from({ length: 260 }, async (_, index) => ask(path(index), { headers })))

  test.each([
    [
      'pages that are made for each visitor',
      (_index: number) => '/member-area/forgot-password',
      { accept: 'text/html' },
    ],
    ['data of different searches', (index: number) => `/_data/paket?q=${index}`, {}],
  ])('of %s is told to wait in few words, and no other visitor is', async (_what, path, headers) => {
    await ask('/')
    const flooded = flood(path, headers)
    const patient = await ask('/informasi/gabung-komunitas', { from: '192.0.2.2' })
    expect(patient.status).toBe(200)
    const answers = await flooded
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBe(260 - 216)
    const [one] = refused
    const text = (await one?.text()) ?? ''
    expect([one?.headers.get('retry-after'), text.length < 1000]).toEqual(['5', true])
    if ('accept' in headers) expect(text).toContain('href="tel:119"')
  })

  test('is overtaken by everybody else', async () => {
    await ask('/')
    const order: string[] = []
    const flooded = Array.from({ length: 100 }, async (_, index) => {
      await ask(`/_data/paket?q=${index}`)
      order.push('stranger')
    })
    const patient = ask('/dokter/appointment', { from: '192.0.2.2' }).then(() => order.push('patient'))
    await Promise.all([...flooded, patient])
    expect(order.indexOf('patient')).toBeLessThan(90)
  })
})

test('answers of back ends that arrive together are passed on one after the other, with others between them', async () => {
  const answer = () => {
    const response = Response.json({})
    const end = () => performance.now() + 2
    // The cost of an answer.
    Object.defineProperty(response, 'status', {
      get: () => {
        for (const until = end(); performance.now() < until;);
        return 200
      },
    })
    return response
  }
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(answer()))
  const calls = Array.from({ length: 40 }, () => ask('/api/member/data/agama'))
  await expect.poll(() => fetched.mock.calls.length, { interval: 0 }).toBe(40)
  let turns = 0
  const state = { isOver: false }
  const count = () => {
    turns += 1
    if (!state.isOver) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(calls)
  state.isOver = true
  fetched.mockRestore()
  // 80 ms and more of work.
  expect(turns).toBeGreaterThan(7)
})
