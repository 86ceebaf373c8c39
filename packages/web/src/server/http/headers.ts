import { createHash } from 'node:crypto'
import { workerPolicy } from '../../boot/offline/register.ts'
import { pictureOrigins } from '../config.ts'
import type { SiteConfig } from '../config.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The name of the Trusted Types policy for the worker that reads locale data. */
export const localeDataPolicy = 'locale-data'

/** The inline texts of documents: of their style elements, and of their script elements. */
export interface InlineTexts {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** The Content-Security-Policy. It names, by hash, every style and script that a document contains. */
const contentSecurityPolicy = (config: SiteConfig, { styles, scripts }: InlineTexts): string => {
  const pictures = [...new Set([...pictureOrigins(config), ...config.imageOrigins])]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    `img-src 'self' ${pictures.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Only two script addresses are allowed: the service worker, and the worker that reads locale data.
    `trusted-types ${workerPolicy} ${localeDataPolicy}`,
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers for the build's files: scripts and fonts do not need the headers of a document. `secure`: the site is reached by https. */
export const fileHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
})

/** Headers of every other answer. Without `inline` there is no Content-Security-Policy. */
export const siteHeaders = (config: SiteConfig, inline: InlineTexts | undefined): Readonly<Record<string, string>> => ({
  ...fileHeaders(config.secure),
  ...(inline && { 'Content-Security-Policy': contentSecurityPolicy(config, inline) }),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
})

/** Headers for pages and answers that may hold personal data. */
export const personalHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
