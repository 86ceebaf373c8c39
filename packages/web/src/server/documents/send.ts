import { takeHeaders } from '../http/around-requests.ts'
import type { SiteContext } from '../http/environment.ts'
import type { CachedDocument } from './cache.ts'
import { encodeQuickly } from './compression.ts'
import type { Encoding } from './compression.ts'
import type { LoadedDocument } from './load.ts'

type Headers = Readonly<Record<string, string>>

const htmlType = 'text/html; charset=UTF-8'

/**
 * Headers for shared caches. Public documents are the same for every visitor; the browser corrects language and session. Seconds: fresh for
 * 10, stale for 30 more while they are revalidated, for a day while the site fails.
 */
export const sharedHeaders: Headers = {
  'Cache-Control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400',
  Vary: 'Accept-Encoding',
}

/** The headers of a shared document that replaces a failed page, or that lacks parts. */
export const notStored: Headers = { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }

/** Whether a client has a representation already (RFC 9110, 13.1.2): tags are compared weakly. */
export const hasMatchingTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** The request headers that tell which encodings a client accepts and which versions it has cached. */
export interface WantedForm {
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** The form of a document for a client. */
export interface DocumentForm {
  /** Undefined for the document as it is. */
  readonly encoding: Encoding | undefined
  /** Whether the client already has it. */
  readonly isHere: boolean
}

/** The form in which a client wants a document. */
export const formFor = (
  { document }: CachedDocument,
  { acceptEncoding, ifNoneMatch }: WantedForm,
  status: 200 | 404 | 502 = 200,
): DocumentForm => {
  const encoding = document.encodingFor(acceptEncoding)
  return { encoding, isHere: status === 200 && hasMatchingTag(ifNoneMatch, document.etag(encoding)) }
}

/** An answer, before the platform makes a `Response` of it. */
export interface DocumentAnswer {
  readonly status: 200 | 304 | 404 | 502
  readonly headers: Headers
  /** A promise if this form was not sent before; null for no body. */
  readonly body: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> | null
}

/** The answer with a form of a shared document or of its data. `common`: headers of all answers; `own`: headers of the document. */
export const documentAnswer = (
  { document, link, tags }: CachedDocument,
  { encoding, isHere }: DocumentForm,
  status: 200 | 404 | 502,
  { common, own }: { readonly common: Headers; readonly own: Headers },
): DocumentAnswer => {
  const headers = {
    ...common,
    'Content-Type': htmlType,
    ...own,
    ...(status === 200 && { ETag: document.etag(encoding), ...tags }),
    ...(!isHere && link !== '' && { Link: link }),
    ...(!isHere && encoding !== undefined && { 'Content-Encoding': encoding }),
  }
  if (isHere) return { status: 304, headers, body: null }
  return { status, headers, body: encoding === undefined ? document.bytes : document.compressed(encoding) }
}

/** Sends a shared document or its data in the form that the client wants; synchronously if that form was sent before. */
export const sendDocument = (
  context: SiteContext,
  cached: CachedDocument,
  status: 200 | 404 | 502,
  own: Headers,
): Response | Promise<Response> => {
  const wanted = {
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  }
  const form = formFor(cached, wanted, status)
  // A plain object of headers: the server writes it without a `Headers`.
  const { body, ...answer } = documentAnswer(cached, form, status, { common: takeHeaders(context), own })
  return body instanceof Promise ? body.then((bytes) => new Response(bytes, answer)) : new Response(body, answer)
}

/** Sends a document to one visitor, compressed quickly. */
export const sendOnce = async (
  context: SiteContext,
  document: LoadedDocument,
  status: number,
  further: Headers,
): Promise<Response> => {
  const { bytes, link } = await document.render()
  const { body, headers } = await encodeQuickly(bytes, context.req.header('accept-encoding'))
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
