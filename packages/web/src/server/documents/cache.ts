import type { EncodedDocument } from './compression.ts'
import { encodeDocument } from './compression.ts'
import type { RenderedDocument, SharedPage } from './render.tsx'

/** Where a page is instead. */
export interface Redirect {
  readonly status: 301 | 302
  readonly to: string
}

/** A page that is loaded, and not rendered yet. */
export interface LoadedDocument {
  readonly status: 200 | 404 | 502
  /** The pattern of its route, for the log. */
  readonly route: string
  /** Whether parts of it were not waited for: the next visitor gets them. */
  readonly late?: boolean | undefined
  /** The same for the same document, and for no other. */
  readonly digest: () => string
  readonly render: () => Promise<RenderedDocument>
}

/** A document that may be sent more than once. */
export interface StoredPage {
  readonly status: 200 | 404 | 502
  readonly route: string
  readonly document: EncodedDocument
  /** What of it others may be sent too, in another frame. */
  readonly shared: SharedPage
}

/** What a cache is made from. Times are in milliseconds. */
export interface PageCacheOptions {
  /** How long a document is sent as it is. */
  readonly freshFor: number
  /** How long it may still be sent while a newer one is made. */
  readonly staleFor: number
  /** How long it may stand in for one that cannot be made. */
  readonly keptFor: number
  /** Bytes of documents that are kept; those asked for longest ago go first. */
  readonly byteLimit: number
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly page: StoredPage
  readonly digest: string
  readonly bytes: number
  readonly storedAt: number
}

/** What is kept with a document's bytes, its data, its compressed forms and its frames, is about as much again. */
const bytesOf = ({ document }: StoredPage) => document.bytes.byteLength * 2

/** Loads what a page shows. */
export type LoadDocument = () => Promise<LoadedDocument | Redirect>

/** Whole documents of public pages, for visitors of whom nothing is known. */
export interface PageCache {
  /** The document under a key while it is new enough; looks for a newer one behind the visitor's back where there could be one. */
  readonly find: (key: string, load: LoadDocument) => StoredPage | undefined
  /** Makes a document and keeps it, if it is a whole one. Those who ask at the same time share one. */
  readonly make: (key: string, load: LoadDocument) => Promise<StoredPage | Redirect>
}

const renderLoaded = async ({ status, route, render }: LoadedDocument): Promise<StoredPage> => {
  const { bytes, shared } = await render()
  return { status, route, document: encodeDocument(bytes), shared }
}

/**
 * Keeps rendered documents. What was loaded anew and is as before is not rendered again. An older document stands in
 * where a newer one cannot be made, so that nobody is shown an error page in place of something that was seen before.
 */
export const createPageCache = ({ freshFor, staleFor, keptFor, byteLimit, now = Date.now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<StoredPage | Redirect>>()
  let total = 0

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  const keep = (key: string, page: StoredPage, digest: string) => {
    const bytes = bytesOf(page)
    drop(key)
    entries.set(key, { page, digest, bytes, storedAt: now() })
    total += bytes
    for (const oldest of entries.keys()) {
      if (total <= byteLimit) return
      drop(oldest)
    }
  }

  const ageOf = (key: string) => now() - (entries.get(key)?.storedAt ?? -Infinity)

  /** What may stand in for a document that cannot be made. */
  const standIn = (key: string): StoredPage | undefined => (ageOf(key) < keptFor ? entries.get(key)?.page : undefined)

  const makeNow = async (key: string, load: LoadDocument): Promise<StoredPage | Redirect> => {
    const loaded = await load()
    if ('to' in loaded) return loaded
    if (loaded.status >= 500) return standIn(key) ?? renderLoaded(loaded)
    if (loaded.status !== 200 || loaded.late) return renderLoaded(loaded)
    const digest = loaded.digest()
    const entry = entries.get(key)
    const page = entry?.digest === digest ? entry.page : await renderLoaded(loaded)
    keep(key, page, digest)
    return page
  }

  const make: PageCache['make'] = (key, load) => {
    const running = pending.get(key)
    if (running) return running
    const making = makeNow(key, load)
      .catch((error: unknown) => standIn(key) ?? Promise.reject(error))
      .finally(() => pending.delete(key))
    pending.set(key, making)
    return making
  }

  return {
    find: (key, load) => {
      const age = ageOf(key)
      if (age >= staleFor) return undefined
      // What cannot be made now is tried again for the next visitor.
      if (age >= freshFor) make(key, load).catch(() => undefined)
      return entries.get(key)?.page
    },
    make,
  }
}
