import { limits } from '@hospital/sdk'
import type { CmsClient } from '@hospital/sdk/cms'
import { persistedTexts } from '@hospital/sdk/contracts'
import { gql } from 'urql'
import * as z from 'zod'
import type { Asker, FairQueue } from '../fair-queue.ts'
import type { BodiesInFlight } from './bodies-in-flight.ts'
import { receiveBytes, whileHeld } from './receive-body.ts'
import type { BodyRefusal } from './receive-body.ts'
import { bodyLimits, parseJson } from './request-body.ts'
import { isCrossSite } from './same-site.ts'

const searchNames = ['ArticleHits', 'DoctorHits', 'EventHits', 'PackageHits']

/** The documents that browsers may ask for, by their hash: those of the search. */
const searchDocuments = new Map(
  Object.entries(persistedTexts)
    .filter(([, { name }]) => searchNames.includes(name))
    .map(([id, { text }]) => [id, gql<object, Record<string, unknown>>(text)]),
)

const requestSchema = z.object({
  documentId: z.string().max(100),
  variables: z.object({
    text: z.string().min(1).max(limits.searchText),
    limit: z.int().min(1).max(limits.list),
    today: z.iso.date().optional(),
  }),
})

const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const refusal = (status: 400 | 403 | 502 | BodyRefusal, message: string) => answer({ errors: [{ message }] }, status)

const refusedBodies: Readonly<Record<BodyRefusal, string>> = {
  408: 'Permintaan tidak diterima seluruhnya.',
  413: 'Permintaan terlalu besar.',
  429: 'Terlalu banyak permintaan sekaligus.',
}

/** What searches are answered from. */
interface SearchOptions {
  readonly cms: () => CmsClient
  readonly bodies: BodiesInFlight
  readonly queue: FairQueue
  readonly allowedOrigins: (request: Request) => readonly string[]
}

/**
 * Answers the search of browsers: documents known by their hash and nothing else, with small variables. `cms` adds the token and asks equal
 * questions once, those of the page of results included. Pages of other sites get nothing.
 */
export const graphqlHandler =
  ({ cms, bodies, queue, allowedOrigins }: SearchOptions) =>
  async (request: Request, asker: Asker): Promise<Response> => {
    if (isCrossSite(request.headers, allowedOrigins(request))) return refusal(403, 'Permintaan ini tidak diizinkan.')
    const bytes = await whileHeld(bodies, asker.address, (hold) =>
      receiveBytes(request, { limit: bodyLimits.graphql, hold }),
    )
    if (typeof bytes === 'number') return refusal(bytes, refusedBodies[bytes])
    const parsed = requestSchema.safeParse(parseJson(bytes))
    const document = parsed.success ? searchDocuments.get(parsed.data.documentId) : undefined
    if (!parsed.success || !document) return refusal(400, 'Permintaan tidak dikenal.')
    const { variables } = parsed.data
    const { data } = await queue.run(asker, () => cms().query(document, variables))
    return data ? answer({ data }) : refusal(502, 'Layanan tidak dapat dihubungi.')
  }
