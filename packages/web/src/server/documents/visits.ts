import { NotAdmitted } from '../fair-queue.ts'
import type { Asker, FairQueue } from '../fair-queue.ts'
import type { SiteContext } from '../http/environment.ts'
import type { CachedOutcome, DocumentCache } from './cache.ts'
import type { DocumentOutcome } from './load.ts'

/** Begins the work for visitors. */
export interface Visits {
  readonly queue: FairQueue
  readonly askerOf: (context: SiteContext) => Asker
  /** Makes a value that the caches do not have. Rejects with `TooManyReads` if the visitor has reached the limit of reads. */
  readonly makeLimited: <Value>(context: SiteContext, make: () => Promise<Value>) => Promise<Value>
}

/** Makes a value for one visitor alone, within their limit of reads, when it is their turn. */
export const inTurn = <Value>(
  { queue, askerOf, makeLimited }: Visits,
  context: SiteContext,
  work: () => Promise<Value>,
): Promise<Value> => makeLimited(context, () => queue.run(askerOf(context), work))

/** An outcome that is loaded when it is the visitor's turn. */
export const inQueue =
  ({ queue, askerOf }: Visits, context: SiteContext, load: () => Promise<DocumentOutcome>) =>
  (): Promise<DocumentOutcome> =>
    queue.run(askerOf(context), load)

/**
 * Gives the cached outcome of a page, or loads it. A load that another visitor began is shared. If it ends because that visitor has left
 * or has too many requests waiting, the page is loaded again for this visitor.
 */
export const fetchShared = (
  { askerOf, makeLimited }: Visits,
  context: SiteContext,
  cache: DocumentCache,
  key: string,
  load: () => Promise<DocumentOutcome>,
): Promise<CachedOutcome> =>
  makeLimited(context, async () => {
    for (;;) {
      try {
        return await cache.fetch(key, load)
      } catch (error) {
        if (!(error instanceof NotAdmitted) || isOwn(error, askerOf(context))) throw error
      }
    }
  })

const isOwn = ({ asker: refused, reason }: NotAdmitted, asker: Asker): boolean =>
  reason === 'gone' ? asker.isGone() : refused.address === asker.address
