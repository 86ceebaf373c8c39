import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))

/**
 * Takes webhooks of the CMS: what was cached of it is loaded again at the next request. Strapi sends them with the header that it is
 * configured with (`Authorization: Bearer …`); their body is not read. Without a secret there is no such address.
 */
export const revalidateHandler =
  (secret: string | undefined, expire: () => void) =>
  (context: Context): Response => {
    const [, given = ''] = /^Bearer (.{1,200})$/.exec(context.req.header('authorization') ?? '') ?? []
    if (secret === undefined) return context.text('Not Found', 404)
    if (!isSecret(given, secret)) return context.text('Unauthorized', 401)
    expire()
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  }
