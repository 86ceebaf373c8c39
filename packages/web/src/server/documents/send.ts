import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { CachedDocument } from './cache.ts'
import type { Encoding } from './compression.ts'

type Headers = Readonly<Record<string, string>>

/** The media type of documents. */
export const htmlType = 'text/html; charset=UTF-8'

/**
 * What public documents say of themselves to shared caches. They are the same for every visitor; language and session are put right in the
 * browser. Seconds: fresh for 10, stale for 30 more while they are revalidated, for a day while the site fails.
 */
export const sharedHeaders: Headers = {
  'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400',
  Vary: 'Accept-Encoding',
}

const encodings: readonly Encoding[] = ['br', 'gzip']

/** The best of our encodings that a client accepts (RFC 9110, 12.5.3); undefined for none. */
const encodingFor = (context: Context): Encoding | undefined => {
  const match = accepts(context, { header: 'Accept-Encoding', supports: [...encodings], default: '' })
  return encodings.find((encoding) => encoding === match)
}

/** Whether a client has a representation already (RFC 9110, 13.1.2): tags are compared weakly. */
export const hasMatchingTag = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** Sends a document as the client wants it; synchronously where that form was sent before. */
export const sendDocument = (
  context: Context,
  { document, link }: CachedDocument,
  status: 200 | 404 | 502,
  headers: Headers,
): Response | Promise<Response> => {
  const { etag } = document
  const all = { ...headers, 'Content-Type': htmlType, ...(status === 200 && { ETag: etag }) }
  if (status === 200 && hasMatchingTag(context.req.raw.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all })
  const encoding = encodingFor(context)
  const whole = { ...all, Link: link }
  if (encoding === undefined) return new Response(document.bytes, { status, headers: whole })
  // A plain object of headers, which the server writes without making `Headers` of it.
  const answer = (body: Uint8Array<ArrayBuffer>) =>
    new Response(body, { status, headers: { ...whole, 'Content-Encoding': encoding } })
  const body = document.compressed(encoding)
  return body instanceof Uint8Array ? answer(body) : body.then(answer)
}
