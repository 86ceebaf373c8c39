import { limits } from '@hospital/sdk'
import type { ReadThrough, Result } from '@hospital/sdk'
import { persistedTexts } from '@hospital/sdk/contracts'
import * as z from 'zod'
import type { SiteConfig } from '../config.ts'
import type { BackEndWatch } from './metrics.ts'
import { bodyLimits, parseJson, readBody } from './request-body.ts'

/** The documents that browsers may ask for: those of the search. */
const searchDocuments = ['ArticleHits', 'DoctorHits', 'EventHits', 'PackageHits']

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

/** What the search asks the CMS with. */
export interface SearchOptions {
  readonly config: SiteConfig
  readonly cache: ReadThrough | undefined
  readonly watch: BackEndWatch
}

const ask = async (
  { config, watch }: SearchOptions,
  name: string,
  query: string,
  variables: object,
): Promise<Result<object>> => {
  const started = performance.now()
  const requestId = crypto.randomUUID()
  const tell = (kind: string, failure?: { readonly requestId: string; readonly status: number | undefined }) =>
    watch.call({ backEnd: 'cms', operation: name, kind, duration: performance.now() - started }, failure)
  const fail = (status?: number): Result<never> => {
    const error = status === undefined ? ({ kind: 'network' } as const) : ({ kind: 'server', status } as const)
    tell(error.kind, { requestId, status })
    return { error: { ...error, operation: name, requestId } }
  }
  try {
    const response = await fetch(`${config.cms.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.cms.token}` },
      body: JSON.stringify({ query, variables }),
      redirect: 'manual',
      signal: AbortSignal.timeout(config.cms.timeout),
    })
    const bytes = await readBody(response, config.answerLimit)
    const body: unknown = bytes === 'too-large' ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    const isWhole = response.ok && typeof body === 'object' && body !== null && 'data' in body && !('errors' in body)
    if (!isWhole) return fail(response.status)
    tell('ok')
    return { data: body }
  } catch {
    return fail()
  }
}

/**
 * Answers the search of browsers: documents known by their hash and nothing else, with small variables. The CMS's
 * token is added here; equal questions are asked once.
 */
export const graphqlHandler =
  (options: SearchOptions) =>
  async (request: Request): Promise<Response> => {
    const bytes = await readBody(request, bodyLimits.graphql)
    if (bytes === 'too-large') return refusal(413, 'Permintaan terlalu besar.')
    const parsed = requestSchema.safeParse(parseJson(bytes))
    const known = parsed.success ? persistedTexts[parsed.data.documentId] : undefined
    if (!parsed.success || !known || !searchDocuments.includes(known.name))
      return refusal(400, 'Permintaan tidak dikenal.')
    const { variables } = parsed.data
    const read = () => ask(options, known.name, known.text, variables)
    const { data } = await (options.cache
      ? options.cache(`graphql:${known.name} ${JSON.stringify(variables)}`, read)
      : read())
    return data ? answer(data) : refusal(502, 'Layanan tidak dapat dihubungi.')
  }
