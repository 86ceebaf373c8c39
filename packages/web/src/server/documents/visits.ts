import { NotAdmitted } from '../fair-queue.ts'
import type { Asker, FairQueue } from '../fair-queue.ts'
import type { SiteContext } from '../http/environment.ts'
import type { CachedOutcome, DocumentCache } from './cache.ts'
import type { DocumentOutcome } from './load.ts'

/** How the work for visitors is begun. */
export interface Visits {
  readonly queue: FairQueue
  readonly askerOf: (context: SiteContext) => Asker
}

/** An outcome that is loaded when the turn of the visitor has come. */
export const inQueue =
  ({ queue, askerOf }: Visits, context: SiteContext, load: () => Promise<DocumentOutcome>) =>
  (): Promise<DocumentOutcome> =>
    queue.run(askerOf(context), load)

/**
 * An outcome from the cache, at once where it is there. What another visitor has begun is joined; where it ends because that visitor is gone,
 * or has too much waiting, it is begun again for this one.
 */
export const fetchShared = async (
  cache: DocumentCache,
  key: string,
  asker: Asker,
  load: () => Promise<DocumentOutcome>,
): Promise<CachedOutcome> => {
  for (;;) {
    try {
      return await cache.fetch(key, load)
    } catch (error) {
      if (!(error instanceof NotAdmitted) || isOwn(error, asker)) throw error
    }
  }
}

const isOwn = ({ asker: refused, reason }: NotAdmitted, asker: Asker): boolean =>
  reason === 'gone' ? asker.isGone() : refused.address === asker.address
