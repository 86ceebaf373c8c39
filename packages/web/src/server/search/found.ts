import { limits } from '@hospital/sdk'
import type { Locale, SearchHit, SearchInstead } from '@hospital/ui'
import type { Message } from '../../i18n/use-message.ts'
import { foundKinds } from '../../shared/loading/site-search.ts'
import type { Found, FoundKind } from '../../shared/loading/site-search.ts'
import type { SearchContent } from './read-entries.ts'
import type { Ranked, SearchIndex } from './search-index.ts'
import { popularTasks } from './tasks.ts'

/** The most hits above the groups. */
const mostBest = 3

/** A hit whose score is below this part of the best score shares only common words with the query. */
const leastScore = 0.12

/** The most entries that replace missing hits. */
const mostNearest = 3

/** An index with its content and language. */
interface Indexed {
  readonly index: SearchIndex
  readonly content: SearchContent
  readonly locale: Locale
  readonly message: Message
}

/** Each address once, at its best rank. */
const each = (ranked: readonly Ranked[]): SearchHit[] => {
  const byAddress = new Map<string, SearchHit>()
  for (const { entry } of ranked) if (!byAddress.has(entry.hit.href)) byAddress.set(entry.hit.href, entry.hit)
  return [...byAddress.values()]
}

const isRead = (kind: FoundKind, content: SearchContent): boolean =>
  kind === 'services'
    ? content.specialties !== undefined || content.services !== undefined
    : kind === 'pages' || content[kind] !== undefined

/** The hospitals that have a number. */
const hospitalPhones = ({ hospitals = [] }: SearchContent): SearchInstead['phones'] =>
  hospitals.flatMap(({ nama, nomor_telepon: phone }) =>
    nama && phone && /\d/.test(phone) ? [{ name: nama, phone }] : [],
  )

/** Searches an index: the best of all kinds, and the hits of each kind. */
export const searchIndex = (words: string, { index, content, locale, message }: Indexed): Found => {
  const all = index.find(words)
  const least = (all[0]?.score ?? 0) * leastScore
  const ranked = all.filter(({ score }) => score >= least)
  const hits = Object.fromEntries(
    foundKinds
      .filter((kind) => isRead(kind, content))
      .map((kind) => [kind, each(ranked.filter(({ entry }) => entry.kind === kind)).slice(0, limits.list)]),
  )
  const best = each(ranked)
  // With few hits, nothing has to be above the groups, unless the likeliest hit would be below groups that are empty.
  const isPlain = best.length <= mostBest && ranked[0]?.entry.kind === foundKinds[0]
  return {
    best: isPlain ? [] : best.slice(0, mostBest),
    hits,
    instead:
      best.length > 0
        ? undefined
        : {
            nearest: each(index.nearest(words)).slice(0, mostNearest),
            tasks: popularTasks(locale, message),
            phones: hospitalPhones(content),
          },
  }
}
