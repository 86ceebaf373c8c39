import type { Locale } from '@hospital/ui'
import { localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'

// The page of an area that a visitor opened without a session is stored in a cookie and opened after the log-in. The cookie holds the path only.
const cookieName = 'wanted'

/** Seconds that the cookie waits for the log-in. */
const lifetime = 900

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${cookieName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** The cookie that stores a path of this site. `secure` where the site is reached by https. */
export const returnToCookie = (path: string, secure: boolean): string =>
  cookie(encodeURIComponent(path), lifetime, secure)

/** What ends the cookie. */
export const endedReturnTo = (secure: boolean): string => cookie('', 0, secure)

/** The path that a `document.cookie` stores, in a language; undefined if it is no page of the area. */
export const readReturnTo = (cookies: string, area: 'member' | 'company', locale: Locale): string | undefined => {
  const [, text = ''] = /(?:^|; )wanted=([^;]*)/.exec(cookies) ?? []
  try {
    const match = matchPath(decodeURIComponent(text))
    return match?.route.guard?.startsWith(area) ? localizedPath(match.path, locale) : undefined
  } catch {
    return undefined
  }
}
