import type { Context } from 'hono'
import { historyCookieName } from '../../features/search/history.ts'
import { sessionCookies } from '../../session/session-cookies.ts'
import { endedCookie } from '../../session/set-cookie.ts'
import { isCrossSite } from './same-site.ts'

/**
 * Ends the session in the browser: cookies, cached answers and storage, in every tab. The member API ends the token itself. Another site's
 * page cannot log a visitor out.
 */
export const logOutHandler =
  (allowedOrigins: (request: Request) => readonly string[], secure: boolean) =>
  (context: Context): Response => {
    if (isCrossSite(context.req.raw.headers, allowedOrigins(context.req.raw))) return context.text('Forbidden', 403)
    // The visitor's search history is personal too.
    ;[...Object.values(sessionCookies), historyCookieName].forEach((name) =>
      context.header('Set-Cookie', endedCookie(name, secure), { append: true }),
    )
    return context.body(null, 204, { 'Clear-Site-Data': '"cache", "storage"', 'Cache-Control': 'no-store' })
  }
