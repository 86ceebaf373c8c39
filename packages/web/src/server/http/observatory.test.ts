import { expect, test } from 'vitest'
import { testSites } from '../../testing/test-site.ts'

const sites = testSites(new Date('2026-11-21T03:00:10Z'))

type Headers = Readonly<Record<string, string>>

const directives = (policy = '') =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim())
      .map((part) => [part.split(' ')[0] ?? '', part]),
  )

/** The rules of MDN's HTTP Observatory (version 5) that a page's own headers decide: points that each adds to 100, or takes off. */
const rules: Readonly<Record<string, (headers: Headers, cookies: readonly string[]) => number>> = {
  'content-security-policy': ({ 'content-security-policy': policy }) => {
    const found = directives(policy)
    const isUnsafe = /unsafe-(?:inline|eval)|(?:script|default)-src[^;]*(?:\s\*|\sdata:|\shttps?:(?:\s|$))/.test(
      policy ?? '',
    )
    if (policy === undefined) return -25
    if (isUnsafe || !found.has('script-src')) return -20
    return found.get('default-src') === "default-src 'none'" ? 10 : 5
  },
  cookies: (_headers, cookies) =>
    cookies.every((cookie) => /; Secure/.test(cookie) && /; SameSite=(?:Lax|Strict)/.test(cookie)) ? 0 : -20,
  'cross-origin-resource-sharing': (headers) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  'cross-origin-resource-policy': (headers) =>
    /^same-(?:site|origin)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  'referrer-policy': (headers) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers['referrer-policy'] ?? '')
      ? 5
      : 0,
  'strict-transport-security': (headers) =>
    Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000 ? 0 : -20,
  'x-content-type-options': (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'x-frame-options': (headers) => (directives(headers['content-security-policy']).has('frame-ancestors') ? 5 : -20),
}

test.each(['/', '/en/paket', '/dokter/appointment', '/entah', '/_locale/en?to=/en', '/sitemap.xml'])(
  '%s is worth at least 130 by the rules of the Observatory',
  async (path) => {
    const site = sites.create({}, { SITE_URL: 'https://rs.example', TRUSTED_PROXIES: '1' })
    const { headers } = await site.fetch(new Request(`https://rs.example${path}`))
    const points = Object.values(rules).map((rule) => rule(Object.fromEntries(headers), headers.getSetCookie()))
    expect(points.reduce((sum, more) => sum + more, 100)).toBeGreaterThanOrEqual(130)
  },
)
