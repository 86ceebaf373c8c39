import type { SiteConfig } from '../config.ts'

/** The origins whose pages may call the site and send its forms. Visitors may open a demonstration under any name of its machine. */
export const originsAllowedBy =
  ({ demo, siteUrl }: SiteConfig) =>
  (request: Request): readonly string[] =>
    demo ? [siteUrl, new URL(request.url).origin] : [siteUrl]

/**
 * Whether another site's page made a request. Browsers send where a request comes from (Sec-Fetch-Site) and, for all but plain links, the
 * page's origin. A request with neither comes from no browser, and carries no cookies that a stranger could use.
 */
export const isCrossSite = (headers: Headers, allowedOrigins: readonly string[]): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  // A page that sends no referrer hides its origin too, even from its own site.
  if (origin === null || (origin === 'null' && site === 'same-origin')) return false
  return !allowedOrigins.includes(origin)
}
