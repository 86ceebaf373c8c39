import { isLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { localPath } from './redirect.ts'

/** The cookie that holds the chosen language. */
export const localeCookie = 'locale'

/** Seconds that a choice lasts: 365 days. */
const lifetime = 365 * 24 * 60 * 60

/** The language that a visitor chose, from a `Cookie` header. */
export const chosenLocale = (cookies: string | null): Locale | undefined => {
  const value = /(?:^|; ?)locale=(id|en)(?:;|$)/.exec(cookies ?? '')?.[1]
  return isLocale(value) ? value : undefined
}

/**
 * Stores a language and redirects to the page in it. This works without script, and loads a new document as the specification says.
 * `secure`: the site is reached by https.
 */
export const localeHandler =
  (secure: boolean) =>
  (context: Context): Response => {
    const locale = context.req.param('locale')
    if (!isLocale(locale)) return context.text('Not Found', 404)
    setCookie(context, localeCookie, locale, { path: '/', maxAge: lifetime, sameSite: 'Lax', secure })
    return context.body(null, 302, { Location: localPath(context.req.query('to') ?? '/'), 'Cache-Control': 'no-store' })
  }
