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
  /** The page of the patient area that was asked for without a session: the log-in that follows leads there. */
  readonly returnTo?: string
}

/** Addresses of the former site, and the pages that they redirect to. Their first parts are among `otherSegments`. */
const formerPaths: Readonly<Record<string, 'contact' | 'articles'>> = {
  '/contact-us': 'contact',
  '/blog/sidebar-1': 'articles',
}

/** The former address of a page, or one that is written in another way: both lead on for good. */
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
 * Where a request for a page is sent instead: the address as it is written here, the page in the language that the visitor chose (a bare
 * address is Indonesian), or another page by a guard. Every target is a path of this site.
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
