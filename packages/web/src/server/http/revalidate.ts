import { editOf } from '../edits/edit.ts'
import type { Edit } from '../edits/edit.ts'
import { passedOnHeader, tellOthers } from '../edits/tell-others.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'
import type { SiteContext } from './environment.ts'
import { hasSecret } from './has-secret.ts'
import { whileHeld } from './receive-body.ts'
import { receiveBytes } from './receive-body.ts'
import { bodyLimits, parseJson } from './request-body.ts'

/** The dependencies of webhooks. */
export interface RevalidateOptions {
  /** Webhooks carry this secret; without one the address does not exist. */
  readonly secret: string | undefined
  readonly bodies: BodiesInFlight
  readonly addressOf: (context: SiteContext) => string
  readonly expire: (edit: Edit) => void
  /** Origins of the other sites of a fleet. */
  readonly peers: readonly string[]
  /** Origins of the sockets that purge the caches in front. */
  readonly edges: readonly string[]
  /** Called for each origin that could not be told. */
  readonly onNotTold: (origin: string) => void
}

/**
 * Accepts webhooks of the CMS: everything made of the named entry is loaded again at the next request. Strapi sends them with its
 * configured header (`Authorization: Bearer …`). A body that is not understood, or too large, may be about everything. The first site that
 * a webhook reaches tells the rest of the fleet, and then answers.
 */
export const revalidateHandler =
  ({ secret, bodies, addressOf, expire, peers, edges, onNotTold }: RevalidateOptions) =>
  async (context: SiteContext): Promise<Response> => {
    if (secret === undefined) return context.text('Not Found', 404)
    if (!hasSecret(context, secret)) return context.text('Unauthorized', 401)
    const body = await whileHeld(bodies, addressOf(context), (hold) =>
      receiveBytes(context.req.raw, { limit: bodyLimits.webhook, hold }),
    )
    const known = typeof body === 'number' ? new Uint8Array() : body
    const edit = editOf(parseJson(known))
    expire(edit)
    if (context.req.header(passedOnHeader) === undefined)
      (await tellOthers({ peers, edges, secret }, edit, new TextDecoder().decode(known))).forEach(onNotTold)
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  }
