import { withReads } from '../edits/content-read.ts'
import type { ContentRead } from '../edits/content-read.ts'
import { createStaleCache } from '../stale-cache.ts'
import type { StaleCache, StaleCacheOptions } from '../stale-cache.ts'
import { encodeDocument } from './compression.ts'
import type { EncodedDocument } from './compression.ts'
import type { DocumentOutcome, LoadedDocument } from './load.ts'

/** A rendered document that the site sends to many visitors. */
export interface CachedDocument {
  readonly kind: 'document'
  readonly document: EncodedDocument
  readonly link: string
  readonly digest: string
  /** The header that tells caches in front of the site which entries the document is made of; undefined for none. */
  readonly tags?: Readonly<Record<string, string>> | undefined
}

/** The outcome for an address. */
export type CachedOutcome = CachedDocument | Exclude<DocumentOutcome, { readonly kind: 'document' | 'failed' }>

/** Chooses cached values by the CMS reads that they were made of. */
export type MadeOf = (reads: readonly ContentRead[]) => boolean

/** Rendered public documents. They are loaded with an empty session: nothing in them is of one visitor. */
export interface DocumentCache {
  /** The outcome that may be sent at once; see StaleCache. */
  readonly peek: (key: string, load: () => Promise<DocumentOutcome>) => CachedOutcome | undefined
  /** The outcome that may be sent without revalidating it. */
  readonly fresh: (key: string) => CachedOutcome | undefined
  /** Loads a document, and renders it if it is new. Rejects with `PageFailure` if the document is not whole. */
  readonly fetch: (key: string, load: () => Promise<DocumentOutcome>) => Promise<CachedOutcome>
  /** Expires the documents that were made of certain reads; all by default. */
  readonly expire: (madeOf?: MadeOf) => void
}

/** The outcome for an address, and the CMS reads that it was made of. */
interface KeptOutcome {
  readonly outcome: CachedOutcome
  readonly reads: readonly ContentRead[]
}

/** A failed page, or a page that lacks parts. The site sends it and does not cache it. */
export class PageFailure extends Error {
  /** The page without its missing parts. */
  readonly partial: CachedDocument | undefined
  constructor(partial?: CachedDocument) {
    super('the page is not whole')
    this.partial = partial
  }
}

/** Bytes of a note of a read. Most documents share these notes with the cached answers. */
const readSize = 64

/** A document, its compressed forms and its state take about as much again as its bytes; text takes two bytes for a character. */
const sizeOf = ({ outcome, reads }: KeptOutcome): number => {
  const size = reads.length * readSize
  if (outcome.kind === 'document') return size + outcome.document.bytes.byteLength * 2 + outcome.link.length * 2
  return size + (outcome.kind === 'redirect' ? outcome.to.length * 2 : 0)
}

const isNothing = ({ outcome }: KeptOutcome): boolean => outcome.kind === 'not-found'

/** Renders a document for the cache. */
const renderCached = async ({ digest, render }: LoadedDocument, isPassing: boolean): Promise<CachedDocument> => {
  const { bytes, link } = await render()
  return { kind: 'document', document: encodeDocument(bytes, { isPassing }), link, digest: digest() }
}

/** Addresses with a query have their own part of the memory, so that they never displace pages without a query. */
const shareOfQueries = 0.25

/** The options of a cache of documents. */
export interface DocumentCacheOptions extends Omit<StaleCacheOptions<never>, 'sizeOf' | 'isNothing'> {
  /** Whether documents are cached for a few seconds only, and so are compressed quickly. Default: false. */
  readonly isPassing?: boolean
  /** The header that names the reads of a document. Default: no header. */
  readonly tagsOf?: ((reads: readonly ContentRead[]) => CachedDocument['tags']) | undefined
}

/** Makes a cache of documents. One whose data is unchanged is not rendered again. */
export const createDocumentCache = ({
  maxSize,
  isPassing = false,
  tagsOf,
  ...options
}: DocumentCacheOptions): DocumentCache => {
  const cacheOf = (share: number) =>
    createStaleCache<KeptOutcome>({ ...options, maxSize: Math.round(maxSize * share), sizeOf, isNothing })
  const caches = { plain: cacheOf(1 - shareOfQueries), query: cacheOf(shareOfQueries) }
  const cacheFor = (key: string): StaleCache<KeptOutcome> => (key.includes('?') ? caches.query : caches.plain)

  const outcomeOf = async (key: string, outcome: DocumentOutcome): Promise<CachedOutcome> => {
    if (outcome.kind === 'failed') throw new PageFailure()
    if (outcome.kind !== 'document') return outcome
    if (outcome.document.isPartial) throw new PageFailure(await renderCached(outcome.document, isPassing))
    const last = cacheFor(key).lastGood(key)?.outcome
    return last?.kind === 'document' && last.digest === outcome.document.digest()
      ? last
      : renderCached(outcome.document, isPassing)
  }

  const loadWith = (key: string, load: () => Promise<DocumentOutcome>) => async (): Promise<KeptOutcome> => {
    const { value, reads } = await withReads(load)
    const outcome = await outcomeOf(key, value)
    return { outcome: tagsOf && outcome.kind === 'document' ? { ...outcome, tags: tagsOf(reads) } : outcome, reads }
  }

  return {
    peek: (key, load) => cacheFor(key).peek(key, loadWith(key, load))?.outcome,
    fresh: (key) => cacheFor(key).fresh(key)?.outcome,
    fetch: async (key, load) => (await cacheFor(key).fetch(key, loadWith(key, load))).outcome,
    expire: (madeOf) => {
      const where = madeOf && (({ reads }: KeptOutcome) => madeOf(reads))
      Object.values(caches).forEach(({ expire }) => expire(where))
    },
  }
}

/** The caches of documents, by their lifetime. */
export interface DocumentCaches {
  readonly shared: DocumentCache
  /** Documents that show free appointment slots. */
  readonly places: DocumentCache
  readonly expire: DocumentCache['expire']
}

type Ages = Pick<StaleCacheOptions<never>, 'freshFor' | 'staleFor' | 'staleIfErrorFor'>

/** The part of the documents' memory for documents that show free places. */
const shareOfPlaces = 1 / 8

/** Makes the caches of documents, which share `maxSize`. */
export const createDocumentCaches = (
  ages: { readonly shared: Ages; readonly places: Ages },
  { maxSize, now, tagsOf }: Pick<DocumentCacheOptions, 'maxSize' | 'now' | 'tagsOf'>,
): DocumentCaches => {
  const shared = createDocumentCache({ ...ages.shared, maxSize: maxSize * (1 - shareOfPlaces), now, tagsOf })
  const places = createDocumentCache({ ...ages.places, maxSize: maxSize * shareOfPlaces, now, isPassing: true })
  return { shared, places, expire: (madeOf) => [shared, places].forEach(({ expire }) => expire(madeOf)) }
}
