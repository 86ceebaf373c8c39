import { guardRedirect } from '../../routes/guard.ts'
import { canonicalPath, href, localizedPath, splitLocale } from '../../routes/href.ts'
import { readSession } from '../../session/read-session.ts'
import { chosenLocale } from '../http/locale.ts'
import { localPath } from '../http/redirect.ts'
import type { PageAddress } from './canonical.ts'

/** Another address of a page. */
export interface PageRedirect {
  readonly status: 301 | 302
  readonly to: string
  /** The page of the patient area that a visitor without a session requested. The log-in leads back to it. */
  readonly returnTo?: string
}

/** Addresses of the former site, and the pages to which they redirect. Their first segments are among `otherSegments`. */
const formerPaths: Readonly<Record<string, 'contact' | 'articles'>> = {
  '/contact-us': 'contact',
  '/blog/sidebar-1': 'articles',
}

/** The permanent redirect of a former address, or of an address in another spelling. */
const permanent = (pathname: string, search: string, { match }: PageAddress): string | undefined => {
  const { locale, path } = splitLocale(pathname)
  const page = formerPaths[path]
  if (page) return href(locale, page)
  if (match) {
    const written = canonicalPath(match.name, match.locale, match.parameters)
    return written === pathname ? undefined : `${written}${search}`
  }
  const folded = localPath(pathname)
  const trimmed = folded.length > 1 && folded.endsWith('/') ? folded.slice(0, -1) : folded
  return trimmed === pathname ? undefined : `${trimmed}${search}`
}

/**
 * The redirect of a request: to the canonical spelling of the address, to the page in the language that the visitor chose (a bare address
 * is Indonesian), or to another page by a guard. Every target is a path of this site.
 */
export const redirectOf = (
  pathname: string,
  search: string,
  address: PageAddress,
  cookies: string | null,
): PageRedirect | undefined => {
  const target = permanent(pathname, search, address)
  if (target !== undefined) return { status: 301, to: localPath(target) }
  const { match, locale, path } = address
  const guarded = match?.route.guard && guardRedirect(match.route.guard, readSession(cookies))
  if (guarded)
    return {
      status: 302,
      to: href(locale, guarded),
      ...(guarded === 'home' &&
        (match.route.guard === 'member' || match.route.guard.startsWith('company')) && {
          returnTo: canonicalPath(match.name, locale, match.parameters),
        }),
    }
  if (locale === 'id' && chosenLocale(cookies) === 'en')
    return { status: 302, to: localPath(`${localizedPath(path, 'en')}${search}`) }
  return undefined
}
