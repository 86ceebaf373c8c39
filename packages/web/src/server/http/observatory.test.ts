import { beforeAll, describe, expect, test } from 'vitest'
import { sessionCookies } from '../../session/session-cookies.ts'
import { siteOrigin, testSites } from '../../testing/test-site.ts'
import type { Site } from '../app.ts'

const origin = siteOrigin.replace('http:', 'https:')
const sites = testSites(new Date('2026-11-21T03:00:10Z'))

/** The parts of an answer that the Observatory looks at. */
interface Seen {
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly html: string
}

/** The points of MDN's HTTP Observatory (version 5) for each finding. A finding that is missing here has no points. */
const points = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-secure-with-httponly-sessions': 0,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-session-without-httponly-flag': -30,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented': -50,
  'redirection-to-https': 0,
  'redirection-not-to-https': -20,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-implemented-with-same-site': 10,
  'cross-origin-resource-policy-not-implemented': 0,
} as const

type Finding = keyof typeof points

/** The sources of each directive of a policy. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources] as const
    }),
  )

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const inline = ["'unsafe-inline'", 'data:']

const policyFinding = (policy: string | undefined): Finding => {
  if (policy === undefined) return 'csp-not-implemented'
  const directives = directivesOf(policy)
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const hasSome = (name: string, some: readonly string[]) => sources(name).some((source) => some.includes(source))
  if (hasSome('script-src', [...broad, ...inline]) || hasSome('object-src', broad))
    return 'csp-implemented-with-unsafe-inline'
  if (hasSome('script-src', ["'unsafe-eval'"]) || hasSome('style-src', ["'unsafe-eval'"]))
    return 'csp-implemented-with-unsafe-eval'
  if (['img-src', 'media-src'].some((name) => sources(name).some((source) => /^(?:http|ftp):/.test(source))))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (hasSome('style-src', [...broad, ...inline])) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return directives.get('default-src')?.join(' ') === "'none'"
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

const cookieFinding = (cookies: readonly string[]): Finding => {
  const isSession = (cookie: string) => /^[^=]*(?:login|sess)/i.test(cookie)
  if (cookies.length === 0) return 'cookies-not-found'
  if (cookies.some((cookie) => isSession(cookie) && !/; HttpOnly/i.test(cookie)))
    return 'cookies-session-without-httponly-flag'
  if (!cookies.every((cookie) => /; Secure/i.test(cookie))) return 'cookies-without-secure-flag-but-protected-by-hsts'
  return cookies.every((cookie) => /; SameSite=(?:Lax|Strict)/i.test(cookie))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}

const referrerFinding = (policy: string | undefined): Finding => {
  if (policy === undefined) return 'referrer-policy-not-implemented'
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)
  return isPrivate ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

const transportFinding = (header: string | undefined): Finding => {
  if (header === undefined) return 'hsts-not-implemented'
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0) >= 15_768_000
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

const frameFinding = (headers: Seen['headers']): Finding => {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 'x-frame-options-implemented-via-csp'
  return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented'
}

const isOwn = (address: string) => new URL(address, origin).origin === origin

/** Scripts of the own origin need no `integrity`. */
const scriptFinding = (html: string): Finding =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].every(([, address = '']) => isOwn(address))
    ? 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
    : 'sri-not-implemented-and-external-scripts-not-loaded-securely'

/** The rules of the Observatory that an answer decides. The first redirect, from http, is the proxy's. */
const rules: readonly ((seen: Seen) => Finding)[] = [
  ({ headers }) => policyFinding(headers['content-security-policy']),
  ({ cookies }) => cookieFinding(cookies),
  ({ headers }) =>
    headers['access-control-allow-origin'] === undefined
      ? 'cross-origin-resource-sharing-not-implemented'
      : 'cross-origin-resource-sharing-implemented',
  ({ headers }) => (isOwn(headers['location'] ?? '/') ? 'redirection-to-https' : 'redirection-not-to-https'),
  ({ headers }) => referrerFinding(headers['referrer-policy']),
  ({ headers }) => transportFinding(headers['strict-transport-security']),
  ({ html }) => scriptFinding(html),
  ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff'
      ? 'x-content-type-options-nosniff'
      : 'x-content-type-options-not-implemented',
  ({ headers }) => frameFinding(headers),
  ({ headers }) =>
    /^same-(?:site|origin)$/.test(headers['cross-origin-resource-policy'] ?? '')
      ? 'cross-origin-resource-policy-implemented-with-same-site'
      : 'cross-origin-resource-policy-not-implemented',
]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** 100 points, minus what each rule takes off. Bonus points count only if at least 90 are left. */
const scoreOf = (seen: Seen): number => {
  const each = rules.map((rule) => points[rule(seen)])
  const base = 100 + sum(each.filter((number) => number < 0))
  return base < 90 ? base : base + sum(each.filter((number) => number > 0))
}

let site: Site
beforeAll(() => {
  site = sites.create({}, { SITE_URL: origin, TRUSTED_PROXIES: '1' })
})

const ask = async (path: string, init: RequestInit = {}): Promise<Seen & { readonly status: number }> => {
  const response = await site.fetch(new Request(`${origin}${path}`, init))
  const policy = response.headers.get('content-security-policy') ?? ''
  // The contract server has no certificate; a CMS has one.
  const secure = policy.replaceAll(sites.contracts().url, 'https://cms.rs.example')
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), 'content-security-policy': secure },
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
  }
}

const cookie = (name: string, value: unknown) => ({ cookie: `${name}=${encodeURIComponent(JSON.stringify(value))}` })
const patient = cookie(sessionCookies.member, { id: 101, nama_lengkap: 'Siti Rahayu', gender: 'P' })
const companyUser = cookie(sessionCookies.company, { id: 7, name: 'Wulan', role_id: 2, email: 'wulan@contoh.example' })
const visitor = {}

describe('by the rules of the Observatory at least 130 points has', () => {
  test.each([
    ['the home page', '/', visitor, 200],
    ['the home page for a patient', '/', patient, 200],
    ['a page in English', '/en/paket', visitor, 200],
    [
      'a page that is made for each visitor',
      '/dokter/appointment?dokter=dr-ratna-widyaningsih-sp-jp-k-fiha',
      visitor,
      200,
    ],
    ['a page that is not there', '/entah', visitor, 404],
    ['the redirect to a language', '/_locale/en?to=/en', visitor, 302],
    ['the site map', '/sitemap.xml', visitor, 200],
    ['a member page without a session', '/member-area/profile', visitor, 302],
    ['a member page', '/member-area/profile', patient, 200],
    ['the log-in of patients', '/member-area/login', visitor, 200],
    ['a company page without a session', '/company-area/pasien', visitor, 302],
    ['a company page', '/company-area/pasien', companyUser, 200],
    ['the log-in of companies', '/company-area/login', visitor, 200],
  ])('%s', async (_what, path, headers, status) => {
    const seen = await ask(path, { headers })
    expect(seen.status).toBe(status)
    expect(scoreOf(seen)).toBeGreaterThanOrEqual(130)
  })

  test('an answer to a form, with the cookie of the device', async () => {
    const seen = await ask('/informasi/hubungi-kami', {
      method: 'POST',
      body: new URLSearchParams({ nama: '' }),
      headers: { origin },
    })
    expect([seen.status, seen.cookies.length]).toEqual([422, 1])
    expect(scoreOf(seen)).toBeGreaterThanOrEqual(130)
  })
})

describe('the points are those of the Observatory', () => {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
  const best: Seen = {
    headers: {
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
    cookies: [],
    html: '',
  }
  const withHeaders = (headers: Seen['headers']): Seen => ({ ...best, headers: { ...best.headers, ...headers } })

  test.each<readonly [what: string, seen: Seen, score: number]>([
    ['all is as it should be', best, 130],
    ['there is nothing', { headers: {}, cookies: [], html: '' }, 100 - 25 - 20 - 5 - 20],
    [
      'other sources are allowed by default',
      withHeaders({ 'content-security-policy': policy.replace("'none'", "'self'") }),
      125,
    ],
    ['inline scripts run', withHeaders({ 'content-security-policy': `${policy} ; object-src *` }), 80],
    [
      'texts are evaluated',
      withHeaders({ 'content-security-policy': policy.replace("'self'", "'self' 'unsafe-eval'") }),
      110,
    ],
    ['pictures come by http', withHeaders({ 'content-security-policy': `${policy}; img-src http://a.example` }), 110],
    [
      'frames of others have it',
      withHeaders({ 'content-security-policy': "default-src 'none'; script-src 'self'" }),
      80,
    ],
    ['https is asked for a day alone', withHeaders({ 'strict-transport-security': 'max-age=86400' }), 120],
    ['addresses go to others', withHeaders({ 'referrer-policy': 'unsafe-url' }), 120],
    ['others read it', withHeaders({ 'access-control-allow-origin': 'https://a.example' }), 50],
    ['it leads to another host', withHeaders({ location: 'https://a.example/' }), 80],
    ['a cookie has no Secure', { ...best, cookies: ['a=1; SameSite=Lax'] }, 125],
    ['a cookie is right', { ...best, cookies: ['a=1; Secure; SameSite=Lax'] }, 135],
    ['scripts read the session', { ...best, cookies: ['session=1; Secure; SameSite=Lax'] }, 70],
    ['a script is of another host', { ...best, html: '<script src="https://a.example/a.js"></script>' }, 50],
  ])('where %s', (_what, seen, score) => {
    expect(scoreOf(seen)).toBe(score)
  })
})
