import type { Locale } from '@hospital/ui'
import { localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'

/** The page of the patient area that a visitor asked for without a session. It holds no more than its address does. */
const wantedPageName = 'wanted'

/** Seconds that it waits for the log-in. */
const lifetime = 900

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${wantedPageName}=${value}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`

/** The cookie that stores a path of this site. `secure` where the site is reached by https. */
export const wantedPageCookie = (path: string, secure: boolean): string =>
  cookie(encodeURIComponent(path), lifetime, secure)

/** What ends the cookie. */
export const endedWantedPage = (secure: boolean): string => cookie('', 0, secure)

/** The page of an area that a `document.cookie` stores, in a language; undefined if it is none of that area. */
export const wantedPageOf = (cookies: string, area: 'member' | 'company', locale: Locale): string | undefined => {
  const [, text = ''] = /(?:^|; )wanted=([^;]*)/.exec(cookies) ?? []
  try {
    const match = matchPath(decodeURIComponent(text))
    return match?.route.guard?.startsWith(area) ? localizedPath(match.path, locale) : undefined
  } catch {
    return undefined
  }
}
