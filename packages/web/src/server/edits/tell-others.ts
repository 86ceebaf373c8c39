import { expiredTags } from './cache-tags.ts'
import type { Edit } from './edit.ts'

/** What else keeps what this site has made, and how it is told of an edit. */
export interface Others {
  /** Origins of the other sites of a fleet. */
  readonly peers: readonly string[]
  /** Origins of the sockets by which the caches in front are purged. */
  readonly edges: readonly string[]
  /** What webhooks, and these calls, prove themselves with. */
  readonly secret: string
  readonly fetch?: typeof fetch | undefined
}

/** The header of a webhook that a site passes on: it is not passed on again. */
export const passedOnHeader = 'X-Passed-On'

/** Milliseconds that a site or a cache may take: the CMS waits for the answer to its webhook. */
const timeout = 2000

/**
 * Tells the other sites, and when all of them have answered the caches in front: a cache that was purged before would fetch from another
 * site what that has kept. Resolves to the origins that could not be told: they serve what they have for at most its time.
 */
export const tellOthers = async (
  { peers, edges, secret, fetch: send = fetch }: Others,
  edit: Edit,
  body: string,
): Promise<readonly string[]> => {
  const told = async (origin: string, path: string, init: RequestInit): Promise<string | undefined> => {
    try {
      const { ok } = await send(`${origin}${path}`, {
        ...init,
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      })
      return ok ? undefined : origin
    } catch {
      return origin
    }
  }
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json', [passedOnHeader]: '1' }
  const sites = await Promise.all(
    peers.map((origin) => told(origin, '/_revalidate', { method: 'POST', headers, body })),
  )
  const tags = expiredTags(edit)?.join(' ') ?? '*'
  const purge = { method: 'PURGE', headers: { 'xkey-purge': tags } }
  const caches = tags === '' ? [] : await Promise.all(edges.map((origin) => told(origin, '/', purge)))
  return [...sites, ...caches].filter((origin) => origin !== undefined)
}
