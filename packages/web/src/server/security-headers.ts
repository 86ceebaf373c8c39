import { workerPolicy } from '../offline/register.ts'
import type { SiteConfig } from './config.ts'

const origin = (address: string) => new URL(address).origin

/** The Content-Security-Policy. `styleHash` is that of the one inline style line: the order of the cascade layers. */
export const contentSecurityPolicy = (config: SiteConfig, styleHash: string, secure: boolean): string => {
  const pictures = [...new Set([origin(config.cms.mediaUrl), origin(config.cms.doctorPhotosUrl), ...config.imageOrigins])]
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${styleHash}'`,
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
    // One address of a script may be made: that of the service worker.
    `trusted-types ${workerPolicy}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers for every answer, whatever it is. `secure`: the site is reached by https. */
export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
  ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
})

/** Headers for pages and answers that may hold somebody's data. */
export const personalHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}
