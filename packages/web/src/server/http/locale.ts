import { isLocale } from '@hospital/ui'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

/** The cookie that remembers the chosen language. */
export const localeCookie = 'locale'

/** Seconds that a choice is remembered: 365 days. */
const lifetime = 365 * 24 * 60 * 60

/** A path of this site, or the home page: the switch must not lead anywhere else. */
const ownPath = (target: string | undefined): string =>
  target !== undefined && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target) ? target : '/'

/** Remembers a language and goes to the page in it; works without script, and reloads the page as the specification says. */
export const localeHandler = (context: Context): Response => {
  const locale = context.req.param('locale')
  if (!isLocale(locale)) return context.notFound() as Response
  const secure = new URL(context.req.url).protocol === 'https:'
  setCookie(context, localeCookie, locale, { path: '/', maxAge: lifetime, sameSite: 'Lax', httpOnly: true, secure })
  context.header('Cache-Control', 'no-store')
  return context.redirect(ownPath(context.req.query('to')), 302)
}
