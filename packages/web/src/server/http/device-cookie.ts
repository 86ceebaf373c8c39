import type { MiddlewareHandler } from 'hono'
import type { Attempts } from './attempts.ts'
import type { Callers } from './callers.ts'
import type { SiteEnvironment } from './environment.ts'
import { isCrossSite } from './same-site.ts'

/** What the device's cookie is set with. */
export interface DeviceCookieOptions extends Pick<Callers, 'addressOf' | 'visitOf'> {
  readonly limits: { readonly attempts: Attempts }
  readonly allowedOrigins: (request: Request) => readonly string[]
}

/** Sets the device cookie. Only this middleware does: on answers that nothing stores, and never on the request of another site. */
export const setDeviceCookie =
  ({ allowedOrigins, limits, addressOf, visitOf }: DeviceCookieOptions): MiddlewareHandler<SiteEnvironment> =>
  async (context, next) => {
    await next()
    if (isCrossSite(context.req.raw.headers, allowedOrigins(context.req.raw))) return
    const isNewAllowed = () => limits.attempts.count('device', { address: addressOf(context) }) === undefined
    const cookie = visitOf(context).setCookie(isNewAllowed)
    if (cookie !== undefined) context.header('Set-Cookie', cookie, { append: true })
  }
