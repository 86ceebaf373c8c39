import type { Locale } from '@hospital/ui'
import { localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'

// When a visitor without a session opens a page of an area, a cookie stores the page, and it opens after the log-in. The cookie holds the
// path only.
const cookieName = 'wanted'

/** Seconds for which the cookie is stored until a log-in. */
const lifetime = 900

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${cookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** The cookie that stores a path of this site. `secure` where the site is reached by https. */
export const returnToCookie = (path: string, secure: boolean): string =>
  cookie(encodeURIComponent(path), lifetime, secure)

/** The text that deletes the cookie. */
export const endedReturnTo = (secure: boolean): string => cookie('', 0, secure)

/** The stored path in a `document.cookie`, in a language; undefined if it is not a page of the area. */
export const readReturnTo = (cookies: string, area: 'member' | 'company', locale: Locale): string | undefined => {
  const [, text = ''] = /(?:^|; )wanted=([^;]*)/.exec(cookies) ?? []
  try {
    const match = matchPath(decodeURIComponent(text))
    return match?.route.guard?.startsWith(area) ? localizedPath(match.path, locale) : undefined
  } catch {
    return undefined
  }
}
