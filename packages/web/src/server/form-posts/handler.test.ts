import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'
import { attemptRules } from '../http/attempt-rules.ts'
import { bodyLimits } from '../http/request-body.ts'

const origin = 'https://rs.example'
const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let clock = 0
let site: Site
beforeEach(() => {
  clock = 1_000_000
  site = sites.create({ clock: () => clock }, { SITE_URL: origin, DEMO: 'false', TRUSTED_PROXIES: '1' })
})

const contactRules = attemptRules.contact.uses

const message = {
  nama: 'Siti Rahayu',
  email: 'siti@contoh.example',
  pesan: 'Apakah ada jadwal pada hari Sabtu?',
  subjek: 'Jadwal',
}

interface Sent {
  readonly path?: string
  readonly values?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const send = async ({ path = '/informasi/hubungi-kami', values = message, headers = {}, body }: Sent = {}) =>
  site.fetch(
    new Request(`http://10.0.0.7:3000${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      body: body ?? new URLSearchParams(values).toString(),
    }),
  )

describe('behind a proxy that speaks TLS a form', () => {
  test('of the site is taken, and the visitor is led to where that is said', async () => {
    const response = await send()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/informasi/hubungi-kami?terkirim=1'])
  })

  test.each(['http://rs.example', 'https://jahat.example', 'null', 'http://10.0.0.7:3000'])(
    'of %s is refused',
    async (other) => {
      expect((await send({ headers: { origin: other } })).status).toBe(403)
    },
  )

  test('sets cookies that are sent by TLS only', async () => {
    const response = await site.fetch(new Request('http://10.0.0.7:3000/_locale/en?to=/en'))
    expect(response.headers.get('set-cookie')).toMatch(/locale=en;.*Secure/)
  })

  test('and every address that search engines are told is that of SITE_URL', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/']) {
      const text = await (await site.fetch(new Request(`http://jahat.example${path}`))).text()
      expect(text).toContain(origin)
      expect(text).not.toContain('jahat.example')
    }
  })
})

describe('a form', () => {
  test('goes on with the caller’s address, so that the CMS can limit it too', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await send({ headers: { 'x-forwarded-for': '9.9.9.9, 192.0.2.1' } })
    const [, init] =
      fetched.mock.calls.findLast(([address]) => typeof address === 'string' && address.includes('hubungi-kami')) ?? []
    expect(new Headers(init?.headers).get('x-forwarded-for')).toBe('192.0.2.1')
    fetched.mockRestore()
  })

  /** A browser at an address. It stores the cookie that it gets. */
  const browserAt = (address: string) => {
    let cookie = ''
    return async (sent: Sent = {}) => {
      const response = await send({ ...sent, headers: { 'x-forwarded-for': address, cookie, ...sent.headers } })
      const [set] = /^device=[^;]+/.exec(response.headers.get('set-cookie') ?? '') ?? []
      if (set !== undefined) cookie = set
      return response
    }
  }
  const { limit, window } = contactRules.visitor

  test('is taken a few times from one browser, then asks to wait in words, with what was typed; others are not hindered', async () => {
    const browser = browserAt('192.0.2.1')
    const other = browserAt('192.0.2.1')
    // The first one comes without a cookie.
    for (let attempt = 0; attempt <= limit; attempt += 1) expect((await browser()).status).toBe(303)
    const refused = await browser()
    const html = await refused.text()
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([
      429,
      '600',
      'no-store',
    ])
    expect(
      ['Apakah ada jadwal pada hari Sabtu?', 'belum kami terima. Isian Anda masih ada'].filter(
        (words) => !html.includes(words),
      ),
    ).toEqual([])
    // The page has words alone, so it is made at once. Its form can be sent again.
    expect(html.length).toBeLessThan(3000)
    expect(html).toContain('<form method="post" action="/informasi/hubungi-kami">')
    expect(html).toContain('href="tel:119"')
    expect((await other()).status).toBe(303)
    clock += window
    expect((await browser()).status).toBe(303)
  })

  test('without a cookie counts for the address, whatever the caller claims', async () => {
    const anonymous = contactRules.anonymous.limit
    const from = (address: string) => send({ headers: { 'x-forwarded-for': address } })
    for (let attempt = 0; attempt < anonymous; attempt += 1) await from('192.0.2.1')
    expect((await from('203.0.113.7, 192.0.2.1')).status).toBe(429)
    expect((await from('192.0.2.2')).status).toBe(303)
    // Each form has its own limit.
    const newsletter = { email: 'siti@contoh.example', jenis_kelamin: 'P', whatsapp: '081200001234' }
    const joined = { path: '/informasi/gabung-komunitas', values: newsletter }
    expect((await send({ ...joined, headers: { 'x-forwarded-for': '192.0.2.1' } })).status).not.toBe(429)
  })

  test('that is refused for what is in it counts for nothing', async () => {
    const browser = browserAt('192.0.2.1')
    for (let attempt = 0; attempt < limit * 2; attempt += 1)
      expect((await browser({ values: { ...message, email: 'siti' } })).status).toBe(422)
    expect((await browser()).status).toBe(303)
  })

  test('that has to wait is shown again as it was typed, whatever that was', async () => {
    const browser = browserAt('192.0.2.1')
    for (let attempt = 0; attempt <= limit; attempt += 1) await browser()
    const html = await (await browser({ values: { ...message, pesan: '"><script>alert(1)</script>&amp;' } })).text()
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"')
  })

  test('that script sends is told the same as data', async () => {
    const browser = browserAt('192.0.2.1')
    const asData = { headers: { accept: 'application/json' } }
    for (let attempt = 0; attempt <= limit; attempt += 1) await browser(asData)
    const refused = await browser(asData)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { status: 'limited', values: message, retryAfter: 600 },
    ])
  })

  test.each([
    ['of more bytes than any form has', { body: `pesan=${'a'.repeat(bodyLimits.form)}` }, 413],
    ['of more fields than any form has', { body: 'a&'.repeat(300) }, 400],
    ['as JSON', { headers: { 'content-type': 'application/json' }, body: '{}' }, 415],
    ['without a type', { headers: { 'content-type': '' } }, 415],
    ['to a page that has none', { path: '/paket' }, 405],
    ['to no page', { path: '/a/b/c' }, 405],
  ])('%s is refused', async (_what, sent, status) => {
    expect((await send(sent)).status).toBe(status)
  })

  test('with a mistake comes back with what was typed, and is not stored', async () => {
    const response = await send({ values: { ...message, email: 'siti' } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(await response.text()).toContain('value="siti"')
  })
})

describe('a form that was refused without script', () => {
  const forms = {
    '/informasi/hubungi-kami': { nama: 'Siti & Budi', email: 'siti' },
    '/informasi/gabung-komunitas': { email: 'siti', whatsapp: '0812' },
    '/paket/medical-check-up-dasar': { nama_lengkap: 'Siti & Budi', no_telp: '12' },
  }

  test.each(
    Object.entries(forms).flatMap(([path, values]) => [
      ['id', path, values] as const,
      ['en', `/en${path}`, values] as const,
    ]),
  )('is a small page in %s: %s', async (locale, path, values) => {
    const html = await (await send({ path, values })).text()
    const whole = await (await site.fetch(new Request(`http://10.0.0.7:3000${path}`))).text()
    // The typed values, the problems, the number to call, the other language, and links to the whole page and to the home page.
    const parts = [
      `<html lang="${locale}"`,
      '<title>',
      ...Object.values(values).map((value) => `value="${value.replace('&', '&amp;')}"`),
      'aria-invalid="true"',
      'href="tel:119"',
      `href="/_locale/${locale === 'id' ? 'en' : 'id'}?to=`,
      `href="${path}"`,
      `href="${locale === 'id' ? '/' : '/en'}"`,
    ]
    expect(parts.filter((part) => !html.includes(part))).toEqual([])
    expect(html).not.toMatch(/<script|modulepreload|role="search"/)
    expect(html.length).toBeLessThan(whole.length / 2)
  })

  test('and goes on by script only comes back with its script', async () => {
    const response = await send({ path: '/dokter/appointment', values: { keluhan: 'Batuk' } })
    expect(response.status).toBe(422)
    expect(await response.text()).toMatch(/<script type="module"/)
  })
})

describe('a log-out', () => {
  const logOut = (headers: Readonly<Record<string, string>>) =>
    site.fetch(new Request('http://10.0.0.7:3000/_log-out', { method: 'POST', headers }))

  test('ends the cookies of the session and of searches, and clears what the browser stored', async () => {
    const response = await logOut({ origin })
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([204, '"cache", "storage"'])
    expect(response.headers.getSetCookie()).toEqual([
      'auth=; Max-Age=0; Path=/; SameSite=Strict; Secure',
      'auth_family=; Max-Age=0; Path=/; SameSite=Strict; Secure',
      'authCompany=; Max-Age=0; Path=/; SameSite=Strict; Secure',
      'search_history=; Max-Age=0; Path=/; SameSite=Strict; Secure',
    ])
  })

  test('is not asked for by another site', async () => {
    expect((await logOut({ origin: 'https://jahat.example' })).status).toBe(403)
    expect((await logOut({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })
})
