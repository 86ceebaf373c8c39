import { expect, test } from 'vitest'
import { isCrossSite } from './same-site.ts'

test.each([
  ['no browser', {}, false],
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: 'https://rs.example' }, false],
  ['a page of the site that sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, false],
  ['an older browser on the site', { origin: 'https://rs.example' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://jahat.example' }, true],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, true],
  ['a sandboxed frame', { origin: 'null' }, true],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.rs.example' }, true],
  ['the site without TLS', { origin: 'http://rs.example' }, true],
  ['the site at another port', { origin: 'https://rs.example:8443' }, true],
  ['an older browser on another site', { origin: 'https://jahat.example' }, true],
  ['an origin that begins alike', { origin: 'https://rs.example.jahat.example' }, true],
])('%s', (_what, headers, crossSite) => {
  expect(isCrossSite(new Headers(headers), ['https://rs.example'])).toBe(crossSite)
})
