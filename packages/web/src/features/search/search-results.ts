import { jakartaDate, limits } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { searchArticles, searchDoctors, searchEvents, searchPackages } from '@hospital/sdk/cms'
import type { SearchGroup, SearchHit, SearchInstead } from '@hospital/ui'
import type { LoaderContext } from '../../shared/loading/context.ts'
import { groupWords, otherGroups } from './group-words.ts'
import type { GroupName } from './group-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from './hits.ts'

/** The results of a search. */
export interface SearchData {
  /** The words as typed; empty before a search. */
  readonly words: string
  /** Whether the typed text was longer than the longest search. */
  readonly isCut: boolean
  /** The three best hits of all kinds. Empty if there are no more hits than that and the best one is in the first group. */
  readonly best: readonly SearchHit[]
  /** The specification's four groups, then the other groups that have hits. */
  readonly groups: readonly SearchGroup[]
  /** The help if nothing was found. */
  readonly instead: SearchInstead | undefined
}

/** The context that a search needs. */
export type SearchContext = Pick<LoaderContext, 'cms' | 'search' | 'locale' | 'now' | 'message'>

type GroupHits = Pick<SearchGroup, 'state' | 'hits'>

const found = <Entity>(result: Result<readonly Entity[]>, hit: (entity: Entity) => readonly SearchHit[]): GroupHits =>
  result.error ? { state: 'failed', hits: [] } : { state: 'ready', hits: result.data.flatMap(hit) }

/** Searches a group in the CMS itself, with the specification's own calls. */
const asking = (
  { cms, locale, now }: SearchContext,
  words: string,
): Readonly<Record<GroupName, () => Promise<GroupHits>>> => ({
  articles: async () => found(await searchArticles(cms, words), (entity) => articleHit(entity, locale)),
  packages: async () =>
    found(await searchPackages(cms, { words }, jakartaDate(now)), (entity) => packageHit(entity, locale)),
  doctors: async () => found(await searchDoctors(cms, words), (entity) => doctorHit(entity, locale)),
  events: async () => found(await searchEvents(cms, words), (entity) => eventHit(entity, locale)),
})

/**
 * Searches the site. The index answers. If there is no index yet, or it could not read the list of a group, the CMS answers, and each group
 * may fail alone. Both the results page and the search while typing use this.
 */
export const findForWords = async (typed: string, context: SearchContext): Promise<SearchData> => {
  const { message } = context
  const asked = typed.trim()
  const words = asked.slice(0, limits.searchText).trim()
  const isCut = asked.length > limits.searchText
  if (words === '') return { words, isCut, best: [], groups: [], instead: undefined }
  const indexed = await context.search?.(words, context.locale)
  const ask = asking(context, words)
  const four = await Promise.all(
    groupWords.map(async ({ name, label, none }): Promise<SearchGroup> => {
      const hits = indexed?.hits[name]
      const group: GroupHits = hits ? { state: 'ready', hits } : await ask[name]()
      return { name, label: message(label), none: message(none), ...group }
    }),
  )
  const others = otherGroups.flatMap(({ name, label }): SearchGroup[] => {
    const hits = indexed?.hits[name] ?? []
    return hits.length > 0 ? [{ name, label: message(label), none: '', state: 'ready', hits }] : []
  })
  const isNothing = four.every(({ state, hits }) => state === 'ready' && hits.length === 0) && others.length === 0
  return {
    words,
    isCut,
    best: indexed?.best ?? [],
    groups: [...four, ...others],
    instead: isNothing ? indexed?.instead : undefined,
  }
}
