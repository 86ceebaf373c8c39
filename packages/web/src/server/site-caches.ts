import { createReadCache } from './back-ends/read-cache.ts'
import type { SiteConfig } from './config.ts'
import { createDocumentCaches } from './documents/cache.ts'
import type { MadeOf } from './documents/cache.ts'
import { cacheTags } from './edits/cache-tags.ts'
import type { ContentRead } from './edits/content-read.ts'
import type { Edit } from './edits/edit.ts'
import { touchesAny } from './edits/touches.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const megabyte = 1024 * 1024

/**
 * Ages in milliseconds. An answer is at most 20 s old when a document is made of it, and a document at most 30 s when it is served. So no
 * page is older than 50 s plus its loading time while the CMS answers. While the CMS does not answer, cached answers are served for a day.
 * If a document cannot be made even with these, its last version replaces it.
 */
const readAges = { freshFor: 10_000, staleFor: 20_000, staleIfErrorFor: day, maxSize: 64 * megabyte }
/**
 * Free places are promises. The places in a document are at most 10 s old, and so is a document of the booking, while the booking service
 * answers.
 */
const placesAges = { freshFor: 5000, staleFor: 10_000 }
const dayAges = { ...placesAges, staleIfErrorFor: 30_000, maxSize: 8 * megabyte }
const documentAges = ({ pagesFreshFor }: SiteConfig) => ({
  shared: { freshFor: pagesFreshFor, staleFor: pagesFreshFor * 3, staleIfErrorFor: hour },
  places:
    pagesFreshFor === 0 ? { freshFor: 0, staleFor: 0, staleIfErrorFor: 0 } : { ...placesAges, staleIfErrorFor: 10_000 },
})

/** Bytes of documents, and of data of pages. */
const documentMemory = { documents: 96 * megabyte, data: 32 * megabyte } as const

/** The caches of CMS answers, of documents and of their data; none without caching. */
export const createCaches = (
  config: SiteConfig,
  isCaching: boolean,
  clock: () => number,
  /** Expires the search indexes that are made of reads. */
  expireIndexes: (madeOf?: MadeOf) => void,
) => {
  const expireMade = (madeOf?: MadeOf) => {
    cache?.expire(madeOf)
    dataCache?.expire(madeOf)
    expireIndexes(madeOf)
  }
  const onLate = (read: ContentRead) => expireMade((reads) => reads.includes(read))
  const readCacheOf = (ages: typeof readAges) =>
    isCaching ? createReadCache({ ...ages, timeout: config.cms.timeout, onLate, now: clock }) : undefined
  const { cacheTagHeader } = config
  const tagsOf = cacheTagHeader && ((read: readonly ContentRead[]) => cacheTags(cacheTagHeader, read))
  const cacheOf = (maxSize: number) =>
    isCaching ? createDocumentCaches(documentAges(config), { maxSize, now: clock, tagsOf }) : undefined
  const reads = readCacheOf(readAges)
  const days = readCacheOf(dayAges)
  const cache = cacheOf(documentMemory.documents)
  const dataCache = cacheOf(documentMemory.data)
  /** Expires free places, and the pages that show them. */
  const expirePlaces = () => {
    days?.expire()
    cache?.expire()
    dataCache?.expire()
  }
  /** Expires everything that an edit of the CMS touches; without an edit, all of it. */
  const expireReads = (edit?: Edit) => {
    reads?.expire(edit)
    if (!edit || edit.kind === 'all') days?.expire()
    expireMade(edit && ((made) => touchesAny(edit, made)))
  }
  return { reads, days, cache, dataCache, expirePlaces, expireReads }
}
