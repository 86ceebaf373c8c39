import { expiredTags } from './cache-tags.ts'
import type { Edit } from './edit.ts'

/** The other caches of this site's answers, which have to learn of an edit. */
export interface Others {
  /** Origins of the other sites of a fleet. */
  readonly peers: readonly string[]
  /** Origins of the sockets that purge the caches in front. */
  readonly edges: readonly string[]
  /** Webhooks, and these calls, carry this secret. */
  readonly secret: string
  readonly fetch?: typeof fetch | undefined
}

/** Marks a webhook that a site passes on, so that the next site does not pass it on again. */
export const passedOnHeader = 'X-Passed-On'

/** Milliseconds that a site or a cache may take, while the CMS waits for the answer to its webhook. */
const timeout = 2000

/**
 * Tells the other sites first, and the caches in front when all sites have answered: a cache purged earlier could fetch an old answer from
 * another site. Resolves to the origins that could not be told. They serve their old answers until those expire.
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
