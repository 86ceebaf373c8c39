import { limits } from '@hospital/sdk'
import type { CmsClient } from '@hospital/sdk/cms'
import { persistedTexts } from '@hospital/sdk/contracts'
import { gql } from 'urql'
import * as z from 'zod'
import { bodyLimits, parseJson, readBody } from './request-body.ts'

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

const refusal = (status: 400 | 413 | 502, message: string) => answer({ errors: [{ message }] }, status)

/**
 * Answers the search of browsers: documents known by their hash and nothing else, with small variables. `cms` adds the token and asks equal
 * questions once, those of the page of results included.
 */
export const graphqlHandler =
  (cms: () => CmsClient) =>
  async (request: Request): Promise<Response> => {
    const bytes = await readBody(request, bodyLimits.graphql)
    if (bytes === 'too-large') return refusal(413, 'Permintaan terlalu besar.')
    const parsed = requestSchema.safeParse(parseJson(bytes))
    const document = parsed.success ? searchDocuments.get(parsed.data.documentId) : undefined
    if (!parsed.success || !document) return refusal(400, 'Permintaan tidak dikenal.')
    const { data } = await cms().query(document, parsed.data.variables)
    return data ? answer({ data }) : refusal(502, 'Layanan tidak dapat dihubungi.')
  }
