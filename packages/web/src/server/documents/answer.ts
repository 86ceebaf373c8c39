import type { SiteContext } from '../http/environment.ts'
import { PageFailure } from './cache.ts'
import type { DocumentCaches } from './cache.ts'
import { faultQuery, isCacheable, tellsPlaces } from './canonical.ts'
import type { PageAddress } from './canonical.ts'
import type { DocumentOutcome, Visit } from './load.ts'
import { sendDocument, sendOnce } from './send.ts'
import { fetchShared, inQueue, inTurn } from './visits.ts'
import type { Visits } from './visits.ts'

type Headers = Readonly<Record<string, string>>

/** The outcome for an address without a document: a redirect, "not found", or "not available now". */
export type OtherOutcome = Exclude<DocumentOutcome, { readonly kind: 'document' }>

/** A form in which pages are sent: as documents, or as their data. */
export interface Representation {
  readonly load: (visit: Visit) => Promise<DocumentOutcome>
  readonly headers: {
    /** Headers of a document that is the same for every visitor. */
    readonly shared: Headers
    /** Headers of a document that is soon out of date: it shows free slots, or it lacks parts. */
    readonly passing: Headers
    /** Headers of a document that is rendered for one request. */
    readonly own: (address: PageAddress) => Headers
  }
  readonly sendOther: (
    context: SiteContext,
    outcome: OtherOutcome,
    address: PageAddress,
  ) => Response | Promise<Response>
}

/** Answers a request for a page. */
export type AnswerPage = (context: SiteContext, address: PageAddress) => Promise<Response>

/** Whether a page may be cached: it is the same for all visitors, and no fault is injected for a demonstration. */
export const isShared = (address: PageAddress): boolean => isCacheable(address) && !address.query.has(faultQuery)

const answerShared =
  (representation: Representation, { shared, places }: DocumentCaches, visits: Visits): AnswerPage =>
  async (context, address) => {
    const { load, headers, sendOther } = representation
    const [cache, ownHeaders] = tellsPlaces(address) ? [places, headers.passing] : [shared, headers.shared]
    const loadInQueue = inQueue(visits, context, () => load({ address, timings: context.get('timings') }))
    try {
      const cached = cache.peek(address.location, loadInQueue)
      context.set('cache', cached ? 'hit' : 'miss')
      const outcome = cached ?? (await fetchShared(visits, context, cache, address.location, loadInQueue))
      return outcome.kind === 'document'
        ? await sendDocument(context, outcome, 200, ownHeaders)
        : await sendOther(context, outcome, address)
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error
      return error.partial
        ? sendDocument(context, error.partial, 200, headers.passing)
        : sendOther(context, { kind: 'failed' }, address)
    }
  }

const answerOnce =
  ({ load, headers, sendOther }: Representation, visits: Visits): AnswerPage =>
  async (context, address) => {
    const cookies = context.req.header('cookie') ?? null
    const outcome = await inTurn(visits, context, async () => {
      const loaded = await load({ address, cookies, timings: context.get('timings') })
      return loaded.kind === 'document' ? sendOnce(context, loaded.document, 200, headers.own(address)) : loaded
    })
    return outcome instanceof Response ? outcome : sendOther(context, outcome, address)
  }

/**
 * Answers pages in a representation: from its caches if all visitors get the same page. Without caches each page is made for its request.
 */
export const pageAnswers = (
  representation: Representation,
  caches: DocumentCaches | undefined,
  visits: Visits,
): AnswerPage => {
  const once = answerOnce(representation, visits)
  if (!caches) return once
  const shared = answerShared(representation, caches, visits)
  return (context, address) => (isShared(address) ? shared : once)(context, address)
}
