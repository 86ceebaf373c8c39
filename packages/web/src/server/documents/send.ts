import { takeHeaders } from '../http/around-requests.ts'
import type { SiteContext } from '../http/environment.ts'
import type { CachedDocument } from './cache.ts'
import { encodeQuickly } from './compression.ts'
import type { LoadedDocument } from './load.ts'

type Headers = Readonly<Record<string, string>>

const htmlType = 'text/html; charset=UTF-8'

/**
 * What public documents say of themselves to shared caches. They are the same for every visitor; language and session are put right in the
 * browser. Seconds: fresh for 10, stale for 30 more while they are revalidated, for a day while the site fails.
 */
export const sharedHeaders: Headers = {
  'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400',
  Vary: 'Accept-Encoding',
}

/** The headers of a shared document that replaces a failed page, or that lacks parts. */
export const notStored: Headers = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }

/** Whether a client has a representation already (RFC 9110, 13.1.2): tags are compared weakly. */
export const hasMatchingTag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends a shared document, or the data of one, as the client wants it; synchronously where that form was sent before. */
export const sendDocument = (
  context: SiteContext,
  { document, link, tags }: CachedDocument,
  status: 200 | 404 | 502,
  headers: Headers,
): Response | Promise<Response> => {
  const encoding = document.encodingFor(context)
  const etag = document.etag(encoding)
  const all = {
    ...takeHeaders(context),
    'Content-Type': htmlType,
    ...headers,
    ...(status === 200 && { ETag: etag, ...tags }),
  }
  if (status === 200 && hasMatchingTag(context.req.raw.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  const whole = { ...all, ...(link !== '' && { Link: link }) }
  if (encoding === undefined) return new Response(document.bytes, { status, headers: whole })
  // A plain object of headers, which the server writes without making `Headers` of it.
  const answer = (body: Uint8Array<ArrayBuffer>) =>
    new Response(body, { status, headers: { ...whole, 'Content-Encoding': encoding } })
  const body = document.compressed(encoding)
  return body instanceof Uint8Array ? answer(body) : body.then(answer)
}

/** Sends a document to one visitor, compressed quickly. */
export const sendOnce = async (
  context: SiteContext,
  document: LoadedDocument,
  status: number,
  further: Headers,
): Promise<Response> => {
  const { bytes, link } = await document.render()
  const { body, headers } = await encodeQuickly(bytes, context)
  const all = {
    ...takeHeaders(context),
    'Content-Type': htmlType,
    ...headers,
    ...further,
    Vary: 'Accept-Encoding',
    ...(link !== '' && { Link: link }),
  }
  return new Response(body, { status, headers: all })
}
