import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SharedPage } from './render.tsx'

/** A document with its status, as it was rendered; or where it is instead. */
export type RenderedPage =
  | {
      readonly status: 200 | 404 | 502
      readonly html: string
      readonly route: string
      /** What of it others may be sent too, in another frame. */
      readonly shared?: SharedPage | undefined
      /** Whether parts of it were not waited for: the next visitor gets them. */
      readonly late?: boolean | undefined
    }
  | { readonly status: 301 | 302; readonly to: string }

/** A document in every form in which it may be asked for. */
export interface StoredPage {
  readonly html: string
  /** The pattern of its route, for the log. */
  readonly route: string
  readonly br: Uint8Array<ArrayBuffer>
  readonly gzip: Uint8Array<ArrayBuffer>
  /** Changes with the document. */
  readonly etag: string
  readonly shared: SharedPage | undefined
}

/** What a cache is made from. Times are in milliseconds. */
export interface PageCacheOptions {
  /** How long a document is sent as it is. */
  readonly freshFor: number
  /** How long it may still be sent while a newer one is rendered. */
  readonly staleFor: number
  /** How long it may stand in for one that cannot be rendered. */
  readonly keptFor: number
  /** Bytes of compressed and plain documents that are kept; those asked for longest ago go first. */
  readonly byteLimit: number
  readonly now?: (() => number) | undefined
}

interface Entry {
  readonly page: StoredPage
  readonly bytes: number
  readonly storedAt: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Of 0 to 11: nearly as small as the highest, in a tenth of its time. */
const brotliQuality = 5

/** Compresses a document once, for everybody who asks for it. */
const store = async ({ html, route, shared }: Pick<StoredPage, 'html' | 'route'> & { readonly shared?: SharedPage | undefined }): Promise<StoredPage> => {
  const bytes = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
    compressGzip(bytes),
  ])
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { html, route, br: new Uint8Array(br), gzip: new Uint8Array(gz), etag, shared }
}

/** Whole documents of public pages, for visitors of whom nothing is known. */
export interface PageCache {
  /** The document under a key while it is new enough; renders it anew behind the visitor's back where it could be newer. */
  readonly find: (key: string, render: () => Promise<RenderedPage>) => StoredPage | undefined
  /** Renders a document and keeps it, if it is a whole one. Those who ask at the same time share one. */
  readonly render: (key: string, render: () => Promise<RenderedPage>) => Promise<RenderedPage>
}

/**
 * Keeps rendered documents. An older one stands in where a newer one cannot be rendered, so that nobody is shown an
 * error page in place of something that was seen before.
 */
export const createPageCache = ({ freshFor, staleFor, keptFor, byteLimit, now = Date.now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>()
  const pending = new Map<string, Promise<RenderedPage>>()
  let total = 0

  const drop = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  const keep = (key: string, page: StoredPage) => {
    // What is shared is about as much again as the document.
    const bytes = page.html.length * (page.shared ? 2 : 1) + page.br.byteLength + page.gzip.byteLength
    drop(key)
    entries.set(key, { page, bytes, storedAt: now() })
    total += bytes
    for (const oldest of entries.keys()) {
      if (total <= byteLimit) return
      drop(oldest)
    }
  }

  const ageOf = (key: string) => now() - (entries.get(key)?.storedAt ?? -Infinity)

  /** What may stand in for a document that cannot be rendered. */
  const standIn = (key: string): RenderedPage | undefined => {
    const page = ageOf(key) < keptFor ? entries.get(key)?.page : undefined
    return page && { status: 200, html: page.html, route: page.route, shared: page.shared }
  }

  const renderOnce: PageCache['render'] = (key, render) => {
    const running = pending.get(key)
    if (running) return running
    const rendering = render()
      .then(
        (rendered) => {
          // Compression is nothing that the first visitor should wait for.
          if (rendered.status === 200 && !rendered.late) void store(rendered).then((page) => keep(key, page))
          return rendered.status >= 500 ? (standIn(key) ?? rendered) : rendered
        },
        (error: unknown) => standIn(key) ?? Promise.reject(error),
      )
      .finally(() => pending.delete(key))
    pending.set(key, rendering)
    return rendering
  }

  return {
    find: (key, render) => {
      const age = ageOf(key)
      if (age >= staleFor) return undefined
      // What cannot be rendered now is tried again for the next visitor.
      if (age >= freshFor) renderOnce(key, render).catch(() => undefined)
      return entries.get(key)?.page
    },
    render: renderOnce,
  }
}
