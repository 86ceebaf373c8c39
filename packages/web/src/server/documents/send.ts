import { takeHeaders } from '../http/around-requests.ts'
import type { SiteContext } from '../http/environment.ts'
import type { CachedDocument } from './cache.ts'
import { encodeQuickly } from './compression.ts'
import type { Encoding } from './compression.ts'
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
export const hasMatchingTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

/** The request headers about encodings that a client accepts and versions that it has cached. */
export interface WantedForm {
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** The form of a document for a client. */
export interface DocumentForm {
  /** Undefined for the document as it is. */
  readonly encoding: Encoding | undefined
  /** Whether the client has it already. */
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

/** An answer before the platform makes its own of it. */
export interface DocumentAnswer {
  readonly status: 200 | 304 | 404 | 502
  readonly headers: Headers
  /** A promise for a form that was not sent before; null for none. */
  readonly body: Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> | null
}

/** The answer of a shared document, or the data of one, in a form. `common` are headers of all answers, `own` those of the document. */
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

/** Sends a shared document, or the data of one, as the client wants it; synchronously where that form was sent before. */
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
  // A plain object of headers, which the server writes without making `Headers` of it.
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
