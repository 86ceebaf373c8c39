import { limits } from '@hospital/sdk'
import type { Remember, Result } from '@hospital/sdk'
import { persistedTexts } from '@hospital/sdk/contracts'
import * as z from 'zod'
import type { SiteConfig } from '../config.ts'

/** The documents that browsers may ask for: those of the search. */
const searchDocuments = ['ArticleHits', 'DoctorHits', 'EventHits', 'PackageHits']

const requestSchema = z.object({
  documentId: z.string().max(100),
  variables: z.object({
    text: z.string().min(1).max(100),
    limit: z.int().min(1).max(limits.list),
    today: z.iso.date().optional(),
  }),
})

const answer = (body: object, status = 200) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

const refusal = (status: 400 | 502, message: string) => answer({ errors: [{ message }] }, status)

const ask = async (config: SiteConfig, query: string, variables: object): Promise<Result<object>> => {
  const failure = { operation: 'search', requestId: '' }
  try {
    const response = await fetch(`${config.cms.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.cms.token}` },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(config.cms.timeout),
    })
    const body: unknown = await response.json()
    const whole = response.ok && typeof body === 'object' && body !== null && 'data' in body && !('errors' in body)
    return whole ? { data: body } : { error: { kind: 'server', status: response.status, ...failure } }
  } catch {
    return { error: { kind: 'network', ...failure } }
  }
}

/**
 * Answers the search of browsers: documents known by their hash and nothing else, with small variables. The CMS's
 * token is added here; equal questions are asked once.
 */
export const graphqlHandler =
  (config: SiteConfig, remember: Remember | undefined) =>
  async (request: Request): Promise<Response> => {
    const parsed = requestSchema.safeParse(await request.json().catch(() => undefined))
    const known = parsed.success ? persistedTexts[parsed.data.documentId] : undefined
    if (!parsed.success || !known || !searchDocuments.includes(known.name)) return refusal(400, 'Permintaan tidak dikenal.')
    const { variables } = parsed.data
    const read = () => ask(config, known.text, variables)
    const { data } = await (remember ? remember(`graphql:${known.name} ${JSON.stringify(variables)}`, read) : read())
    return data ? answer(data) : refusal(502, 'Layanan tidak dapat dihubungi.')
  }
