import createFetchClient from 'openapi-fetch'
import type { Attempt, AttemptContext } from './caller.ts'
import { readFile, readSuccess, statusFailure } from './classify.ts'
import type { OperationRoute } from './contract.ts'
import { toFormData } from './form-body.ts'
import type { ClientOptions } from './options.ts'
import { fillPath } from './path.ts'
import { PlainRequest } from './plain-request.ts'

/** What a method was called with, before types. */
export interface RawInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

type RawSend = (
  method: string,
  path: string,
  init: Readonly<Record<string, unknown>>,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Sends requests through openapi-fetch and reads the answers. Rejects only where no answer arrived:
 * with fetch's error, the signal's reason, or a `PathParameterError`.
 */
export const createTransport = (
  options: ClientOptions,
): ((route: OperationRoute, input: RawInput, context: AttemptContext) => Promise<Attempt<unknown>>) => {
  const { locale, validate } = options
  const http = createFetchClient<Record<string, never>>({
    baseUrl: options.baseUrl,
    // openapi-fetch only constructs it and hands it on to `fetch` below.
    Request: PlainRequest as unknown as typeof Request,
    fetch: (request) => {
      const { url, init } = request as unknown as PlainRequest
      return options.fetch ? options.fetch(url, init) : fetch(url, init)
    },
    headers: { ...(locale && { 'Accept-Language': locale }), ...options.headers },
    pathSerializer: fillPath,
  })
  // The routes come from the contract at run time; the types that openapi-fetch could infer are `Call`'s business.
  const send = http.request as unknown as RawSend

  return async (route, input, { headers, signal, ...context }) => {
    const { data, error, response } = await send(route.method, route.path, {
      params: { path: input.path ?? {}, query: input.query },
      body: input.body,
      headers,
      signal,
      parseAs: route.binary ? 'blob' : 'text',
      ...(route.form && { bodySerializer: toFormData }),
    })
    const { status } = response
    if (!response.ok) return { status, result: { error: statusFailure(response, error, context) } }
    if (data instanceof Blob) return { status, result: await readFile(response, data, context) }
    const text = typeof data === 'string' ? data : undefined
    return { status, result: readSuccess(response, text, context, validate) }
  }
}
