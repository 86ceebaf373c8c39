import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { CmsClient } from '@hospital/sdk/cms'
import type { Locale } from '@hospital/ui'
import type { Message } from '../../i18n/use-message.ts'
import type { SiteSearch } from '../../shared/loading/site-search.ts'
import { withTimeout } from '../../shared/loading/with-timeout.ts'
import type { MadeOf } from '../documents/cache.ts'
import { noteRead, withReads } from '../edits/content-read.ts'
import type { ContentRead } from '../edits/content-read.ts'
import { createStaleCache } from '../stale-cache.ts'
import { entryMakers } from './entries.ts'
import { searchIndex } from './found.ts'
import { readSearchContent } from './read-entries.ts'
import type { SearchContent } from './read-entries.ts'
import { buildSearchIndex } from './search-index.ts'
import type { SearchIndex } from './search-index.ts'

/** The dependencies of a search. */
export interface SiteSearchOptions {
  readonly cms: () => CmsClient
  readonly now: () => Date
  readonly messageOf: (locale: Locale) => Message
  /** Milliseconds that a search waits for the first index of a language. After a timeout, the search asks the CMS itself. */
  readonly timeout: number
  /** A clock that never jumps, in milliseconds. Default: `performance.now`. */
  readonly clock?: (() => number) | undefined
  /** Off in development: each search then reads the current content of the CMS. Default: true. */
  readonly isCaching?: boolean | undefined
}

/** The search of the site, and the expiry of its indexes. */
export interface OwnSiteSearch {
  readonly find: SiteSearch
  /** Expires the indexes that were made of certain reads, all by default: each is built again before its next search. */
  readonly expire: (madeOf?: MadeOf) => void
}

interface Indexed {
  readonly index: SearchIndex
  readonly content: SearchContent
  /** Equal for equal content. */
  readonly digest: string
  /** The reads of the content. */
  readonly reads: readonly ContentRead[]
}

const megabyte = 1024 * 1024

/**
 * Ages in milliseconds. An index is at most 30 s old when it is searched, and its answers were at most 20 s old when it was built. While
 * the CMS does not answer, the last index serves for a day.
 */
const ages = { freshFor: 10_000, staleFor: 30_000, staleIfErrorFor: 24 * 60 * 60 * 1000, maxSize: 64 * megabyte }

/** Bytes of an entry in an index; measured with 7,000 of them. */
const entrySize = 2200

/**
 * Each read returns new objects with the same content, so the digest compares the content. One list at a time: a digest of all lists at
 * once took 20 ms.
 */
const digestOf = async (content: SearchContent): Promise<string> => {
  const parts: string[] = []
  for (const list of Object.values(content)) {
    await setImmediate()
    parts.push(hash('sha256', JSON.stringify(list ?? null), 'base64url'))
  }
  return parts.join(' ')
}

/** Builds the index of a language. Returns the last index, `last`, if the content is unchanged. */
const build = async (
  { cms, now, messageOf }: SiteSearchOptions,
  locale: Locale,
  last: () => Indexed | undefined,
): Promise<Indexed> => {
  const { value: content, reads } = await withReads(() => readSearchContent(cms(), now()))
  const isEmpty = Object.values(content).every((list) => list === undefined)
  if (isEmpty) throw new Error('The CMS cannot be read')
  const before = last()
  const digest = await digestOf(content)
  if (before?.digest === digest) return { ...before, reads }
  const makers = entryMakers({ content, locale, message: messageOf(locale) })
  return { index: await buildSearchIndex(makers, locale), content, digest, reads }
}

/**
 * Makes the search: an index of the CMS's content for each language. The first search builds it, and later searches rebuild it; the old
 * index answers meanwhile. The reads of a build count for no visitor.
 */
export const createSiteSearch = (options: SiteSearchOptions): OwnSiteSearch => {
  const { messageOf, timeout, clock, isCaching = true } = options
  const ofNobody = AsyncLocalStorage.snapshot()
  const indexes = createStaleCache<Indexed>({
    ...ages,
    ...(!isCaching && { freshFor: 0, staleFor: 0 }),
    sizeOf: ({ index }) => index.size * entrySize,
    now: clock,
  })

  const indexOf = async (locale: Locale): Promise<Indexed | undefined> => {
    const lastGood = () => indexes.lastGood(locale)
    const load = () => ofNobody(() => build(options, locale, lastGood))
    const ready = indexes.peek(locale, load)
    if (ready) return ready
    const built = indexes.fetch(locale, load).catch(() => undefined)
    return withTimeout(built, timeout, lastGood)
  }

  return {
    find: async (words, locale) => {
      const indexed = await indexOf(locale)
      indexed?.reads.forEach(noteRead)
      return indexed && searchIndex(words, { ...indexed, locale, message: messageOf(locale) })
    },
    expire: (madeOf) => indexes.expire(madeOf && (({ reads }) => madeOf(reads))),
  }
}
