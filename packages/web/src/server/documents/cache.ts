import { createStaleCache } from '../stale-cache.ts'
import type { StaleCache, StaleCacheOptions } from '../stale-cache.ts'
import { encodeDocument } from './compression.ts'
import type { EncodedDocument } from './compression.ts'
import type { DocumentOutcome, LoadedDocument } from './load.ts'

/** A rendered document that many visitors are sent. */
export interface CachedDocument {
  readonly kind: 'document'
  readonly document: EncodedDocument
  readonly link: string
  readonly digest: string
}

/** What an address led to. */
export type CachedOutcome = CachedDocument | Exclude<DocumentOutcome, { readonly kind: 'document' | 'failed' }>

/** Rendered public documents. They are loaded with an empty session: nothing in them is of one visitor. */
export interface DocumentCache {
  /** What may be sent at once; see StaleCache. */
  readonly peek: (key: string, load: () => Promise<DocumentOutcome>) => CachedOutcome | undefined
  /** Loads a document, and renders it if it is new. Rejects with `PageFailure` if there is no whole one. */
  readonly fetch: (key: string, load: () => Promise<DocumentOutcome>) => Promise<CachedOutcome>
  readonly expire: () => void
}

/** A failed page or one that lacks parts is sent and not cached. */
export class PageFailure extends Error {
  /** The page without what is missing. */
  readonly partial: CachedDocument | undefined
  constructor(partial?: CachedDocument) {
    super('the page is not whole')
    this.partial = partial
  }
}

/** A document, its compressed forms and its state take about as much again as its bytes; text takes two bytes for a character. */
const sizeOf = (outcome: CachedOutcome): number => {
  if (outcome.kind === 'document') return outcome.document.bytes.byteLength * 2 + outcome.link.length * 2
  return outcome.kind === 'redirect' ? outcome.to.length * 2 : 0
}

const isNothing = ({ kind }: CachedOutcome): boolean => kind === 'not-found'

/** Renders a document for the cache. */
const renderCached = async ({ digest, render }: LoadedDocument, isPassing: boolean): Promise<CachedDocument> => {
  const { bytes, link } = await render()
  return { kind: 'document', document: encodeDocument(bytes, { isPassing }), link, digest: digest() }
}

/** Addresses with a query get a part of the memory of their own: however many there are, they displace no page without one. */
const shareOfQueries = 0.25

/** What a cache of documents is made from. */
export interface DocumentCacheOptions extends Omit<StaleCacheOptions<never>, 'sizeOf' | 'isNothing'> {
  /** Whether documents are kept for some seconds only, and so are compressed quickly. Default: they are not. */
  readonly isPassing?: boolean
}

/** Makes a cache of documents. One whose data is unchanged is not rendered again. */
export const createDocumentCache = ({
  maxSize,
  isPassing = false,
  ...options
}: DocumentCacheOptions): DocumentCache => {
  const cacheOf = (share: number) =>
    createStaleCache<CachedOutcome>({ ...options, maxSize: Math.round(maxSize * share), sizeOf, isNothing })
  const caches = { plain: cacheOf(1 - shareOfQueries), query: cacheOf(shareOfQueries) }
  const cacheFor = (key: string): StaleCache<CachedOutcome> => (key.includes('?') ? caches.query : caches.plain)

  const loadWith = (key: string, load: () => Promise<DocumentOutcome>) => async (): Promise<CachedOutcome> => {
    const outcome = await load()
    if (outcome.kind === 'failed') throw new PageFailure()
    if (outcome.kind !== 'document') return outcome
    if (outcome.document.isPartial) throw new PageFailure(await renderCached(outcome.document, isPassing))
    const last = cacheFor(key).lastGood(key)
    return last?.kind === 'document' && last.digest === outcome.document.digest()
      ? last
      : renderCached(outcome.document, isPassing)
  }

  return {
    peek: (key, load) => cacheFor(key).peek(key, loadWith(key, load)),
    fetch: (key, load) => cacheFor(key).fetch(key, loadWith(key, load)),
    expire: () => Object.values(caches).forEach(({ expire }) => expire()),
  }
}

/** Documents by how long they are kept. */
export interface DocumentCaches {
  readonly shared: DocumentCache
  /** Those that tell free places. */
  readonly places: DocumentCache
  readonly expire: () => void
}

type Ages = Pick<StaleCacheOptions<never>, 'freshFor' | 'staleFor' | 'staleIfErrorFor'>

/** The part of the memory that documents have which tell free places. */
const shareOfPlaces = 1 / 8

/** Makes the caches of documents, which share `maxSize`. */
export const createDocumentCaches = (
  ages: { readonly shared: Ages; readonly places: Ages },
  { maxSize, now }: Pick<StaleCacheOptions<never>, 'maxSize' | 'now'>,
): DocumentCaches => {
  const shared = createDocumentCache({ ...ages.shared, maxSize: maxSize * (1 - shareOfPlaces), now })
  const places = createDocumentCache({ ...ages.places, maxSize: maxSize * shareOfPlaces, now, isPassing: true })
  return { shared, places, expire: () => [shared, places].forEach(({ expire }) => expire()) }
}
