import { limits } from '@hospital/sdk'
import { locales } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import * as z from 'zod'
import { findForWords } from '../../features/search/search-results.ts'
import type { SearchContext } from '../../features/search/search-results.ts'
import { siteSearchDocument } from '../../features/search/site-search-document.ts'
import type { SiteSearchAnswer } from '../../features/search/site-search-document.ts'
import type { Asker, FairQueue } from '../fair-queue.ts'
import type { BodiesInFlight } from '../http/bodies-in-flight.ts'
import { receiveBytes, whileHeld } from '../http/receive-body.ts'
import type { BodyRefusal } from '../http/receive-body.ts'
import { bodyLimits, parseJson } from '../http/request-body.ts'
import { isCrossSite } from '../http/same-site.ts'

const requestSchema = z.object({
  documentId: z.literal(siteSearchDocument.documentId),
  variables: z.object({
    // One character more than the search takes, so that the answer can say that the words were cut.
    text: z
      .string()
      .min(1)
      .max(limits.searchText + 1),
    locale: z.enum(locales),
  }),
})

const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const refusal = (status: 400 | 403 | BodyRefusal, message: string) => answer({ errors: [{ message }] }, status)

const refusedBodies: Readonly<Record<BodyRefusal, string>> = {
  408: 'Permintaan tidak diterima seluruhnya.',
  413: 'Permintaan terlalu besar.',
  429: 'Terlalu banyak permintaan sekaligus.',
}

/** The dependencies of searches. */
interface SearchOptions {
  readonly contextOf: (locale: Locale) => SearchContext
  readonly bodies: BodiesInFlight
  readonly queue: FairQueue
  readonly allowedOrigins: (request: Request) => readonly string[]
}

/**
 * Answers the search of browsers while a visitor types, with the content of the results page. It is a GraphQL endpoint with one document,
 * known by its id. It uses POST, so that the typed words get into no address, and so into no log and no cache on the way. Pages of other
 * sites get nothing.
 */
export const searchHandler =
  ({ contextOf, bodies, queue, allowedOrigins }: SearchOptions) =>
  async (request: Request, asker: Asker): Promise<Response> => {
    if (isCrossSite(request.headers, allowedOrigins(request))) return refusal(403, 'Permintaan ini tidak diizinkan.')
    const bytes = await whileHeld(bodies, asker.address, (hold) =>
      receiveBytes(request, { limit: bodyLimits.search, hold }),
    )
    if (typeof bytes === 'number') return refusal(bytes, refusedBodies[bytes])
    const { data: asked } = requestSchema.safeParse(parseJson(bytes))
    if (!asked) return refusal(400, 'Permintaan tidak dikenal.')
    const { text, locale } = asked.variables
    const search = await queue.run(asker, () => findForWords(text, contextOf(locale)))
    return answer({ data: { search } satisfies SiteSearchAnswer })
  }
