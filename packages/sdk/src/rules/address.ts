import { parseUrl } from './parse-url.ts'

const allowedProtocols: readonly string[] = ['http:', 'https:', 'tel:', 'mailto:']

// Only makes paths parse as URLs; no host has a name under .invalid (RFC 2606).
const base = 'https://same-site.invalid'

/**
 * An address from the CMS, if it may become a link: http(s), tel, mailto, or a path of this site. Undefined for
 * anything else: `javascript:`, `data:`, addresses with control characters, `//host` that only looks like a path, and a host behind a
 * user name or a password, which hide where a link leads (`https://rs-kawung.example@jahat.example`).
 */
export const safeAddress = (address: string | null | undefined): string | undefined => {
  const text = address?.trim() ?? ''
  // Browsers drop control characters inside addresses, so `java\nscript:` would run.
  // oxlint-disable-next-line no-control-regex
  if (text === '' || /[\u0000-\u001f\u007f\\]/.test(text)) return undefined
  const url = parseUrl(text, base)
  if (!url) return undefined
  if (url.origin === base) return text.startsWith('/') && !text.startsWith('//') ? text : undefined
  if (url.username !== '' || url.password !== '') return undefined
  return allowedProtocols.includes(url.protocol) && /^[a-z]+:/i.test(text) ? text : undefined
}

/**
 * Whether a hospital's `base_endpoint` may be called: https (or localhost, in development) and an origin on
 * the configured list.
 */
export const isAllowedEndpoint = (endpoint: string | null, allowedOrigins: readonly string[]): endpoint is string => {
  const url = endpoint === null ? undefined : parseUrl(endpoint)
  if (!url) return false
  const { protocol, origin, hostname, username, password } = url
  const local = protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  return (protocol === 'https:' || local) && username === '' && password === '' && allowedOrigins.includes(origin)
}
