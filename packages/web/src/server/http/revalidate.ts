import { hash, timingSafeEqual } from 'node:crypto'
import { editOf } from '../edits/edit.ts'
import type { Edit } from '../edits/edit.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'
import type { SiteContext } from './environment.ts'
import { whileHeld } from './receive-body.ts'
import { receiveBytes } from './receive-body.ts'
import { bodyLimits, parseJson } from './request-body.ts'

const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'))

/** What webhooks are taken with. */
export interface RevalidateOptions {
  /** What they prove themselves with; without one there is no such address. */
  readonly secret: string | undefined
  readonly bodies: BodiesInFlight
  readonly addressOf: (context: SiteContext) => string
  readonly expire: (edit: Edit) => void
}

/**
 * Takes webhooks of the CMS: what was made of the entry that they name is loaded again at the next request. Strapi sends them with the
 * header that it is configured with (`Authorization: Bearer …`). A body that is not understood, or too large, may be about everything.
 */
export const revalidateHandler =
  ({ secret, bodies, addressOf, expire }: RevalidateOptions) =>
  async (context: SiteContext): Promise<Response> => {
    const [, given = ''] = /^Bearer (.{1,200})$/.exec(context.req.header('authorization') ?? '') ?? []
    if (secret === undefined) return context.text('Not Found', 404)
    if (!isSecret(given, secret)) return context.text('Unauthorized', 401)
    const body = await whileHeld(bodies, addressOf(context), (hold) =>
      receiveBytes(context.req.raw, { limit: bodyLimits.webhook, hold }),
    )
    expire(editOf(typeof body === 'number' ? undefined : parseJson(body)))
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  }
