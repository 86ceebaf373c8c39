import { beforeAll, expect, test } from 'vitest'
import type { Site } from '../../src/server/app.ts'
import { siteOrigin, testSites } from '../../src/testing/test-site.ts'

// The security headers of every kind of answer.

const sites = testSites(new Date('2026-11-21T03:00:10Z'))
let site: Site
beforeAll(() => {
  site = sites.create({ inline: { styles: ['body{}'], scripts: ['early()'] } })
})

/** The policy without the hashes of inline texts, which change with each build. */
const directivesOf = (policy: string): readonly string[] => policy.replaceAll(/ 'sha256-[^' ]+'/g, '').split('; ')

/** The headers of answers that may hold personal data: nothing stores the answer, and browsers send its address nowhere. */
const personal: readonly string[] = [
  'a page in preparation',
  'a form with mistakes',
  'a call that is passed on',
  'a call that no contract has',
]

/** Answers of the gateway are data of a back end: none of it may run. */
const calls: readonly string[] = ['a call that is passed on', 'a call that no contract has']

const expectDocumentPolicy = (policy: string): void => {
  expect(directivesOf(policy)).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${sites.contracts().url}`,
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker locale-data',
  ])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/)
}

test.each([
  ['a page', 'GET', '/', 200],
  ['an English page', 'GET', '/en', 200],
  ['a page that was not asked for before', 'GET', '/artikel?q=kebijakan', 200],
  ['a page that is nowhere', 'GET', '/tidak-ada', 404],
  ['an English page that is nowhere', 'GET', '/en/tidak-ada', 404],
  ['a page whose content cannot be loaded', 'GET', '/artikel?__fault=Articles=500', 502],
  ['an English page whose content cannot be loaded', 'GET', '/en/artikel?__fault=Articles=500', 502],
  ['a page in preparation', 'GET', '/member-area/login', 200],
  ['a page for logged-in users', 'GET', '/member-area/profile', 302],
  ['an address that has moved', 'GET', '/contact-us', 301],
  ['the language switch', 'GET', '/_locale/en?to=/en', 302],
  ['the data of a page', 'GET', '/_data/artikel', 200],
  ['the data of an English page', 'GET', '/_data/en/artikel', 200],
  ['a form with mistakes', 'POST', '/informasi/hubungi-kami', 422],
  ['a question that the search does not know', 'POST', '/_search', 400],
  ['a call that is passed on', 'GET', '/api/member/data/agama', 200],
  ['a call that no contract has', 'GET', '/api/lain/apa', 404],
  ['a method that nothing has', 'DELETE', '/', 405],
  ['the site map', 'GET', '/sitemap.xml', 200],
  ['what crawlers are told', 'GET', '/robots.txt', 200],
  ['the answer that the site is well', 'GET', '/health', 200],
])('every answer carries the whole policy: %s', async (what, method, path, status) => {
  const body = method === 'POST' ? new URLSearchParams({ nama: '' }) : null
  const request = new Request(`${siteOrigin}${path}`, { method, headers: { origin: siteOrigin }, body })
  const response = await site.fetch(request)
  expect(response.status).toBe(status)
  const headers = Object.fromEntries(response.headers)
  const policy = headers['content-security-policy'] ?? ''
  if (calls.includes(what)) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  else expectDocumentPolicy(policy)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(personal.includes(what)
      ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
      : { 'referrer-policy': 'strict-origin-when-cross-origin' }),
  })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('a page that is rendered tells how long its steps took', async () => {
  const response = await site.fetch(new Request(`${siteOrigin}/artikel?q=belum-pernah`))
  expect(response.headers.get('server-timing')).toMatch(/page;dur=.*render;dur=/)
})
