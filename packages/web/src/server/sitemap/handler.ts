import { PageFailure } from '../documents/cache.ts'
import type { DocumentCache } from '../documents/cache.ts'
import { textDocument } from '../documents/load.ts'
import type { DocumentOutcome, PageDependencies } from '../documents/load.ts'
import { sendDocument, sendOnce } from '../documents/send.ts'
import { fetchShared, inQueue } from '../documents/visits.ts'
import type { Visits } from '../documents/visits.ts'
import type { SiteContext } from '../http/environment.ts'
import { siteMap } from './sitemap.ts'

const headers = {
  'Content-Type': 'application/xml; charset=UTF-8',
  'Cache-Control': 'public, max-age=3600',
  Vary: 'Accept-Encoding',
}

/** Answers with the site map, which is cached like a document. */
export const siteMapHandler =
  ({ clients, config, now }: PageDependencies, cache: DocumentCache | undefined, visits: Visits) =>
  async (context: SiteContext): Promise<Response> => {
    const load = inQueue(visits, context, async (): Promise<DocumentOutcome> => {
      const { data } = await siteMap(clients().cms, config.siteUrl, now())
      return data === undefined ? { kind: 'failed' } : { kind: 'document', document: textDocument(data) }
    })
    const key = '/sitemap.xml'
    try {
      if (cache) {
        const outcome = cache.peek(key, load) ?? (await fetchShared(visits, context, cache, key, load))
        if (outcome.kind === 'document') return await sendDocument(context, outcome, 200, headers)
      } else {
        const outcome = await load()
        if (outcome.kind === 'document') return await sendOnce(context, outcome.document, 200, headers)
      }
    } catch (error) {
      if (!(error instanceof PageFailure)) throw error
    }
    return context.text('Service Unavailable', 503, { 'Retry-After': '60' })
  }
