import { jakartaDate, limits } from '@hospital/sdk'
import type { Result } from '@hospital/sdk'
import { listArticleHits, listDoctorHits, listEventHits, listPackageHits } from '@hospital/sdk/cms'
import type { SearchGroup, SearchHit } from '@hospital/ui'
import type { PageLoader } from '../../shared/loading/loaded.ts'
import { groupWords } from './group-words.ts'
import type { GroupName } from './group-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from './hits.ts'

/** What the site has for some words. */
export interface SearchData {
  /** As they were typed; empty where nothing was asked yet. */
  readonly words: string
  /** Whether more was typed than is searched for. */
  readonly isCut: boolean
  readonly groups: readonly SearchGroup[]
}

type Found = Pick<SearchGroup, 'state' | 'hits'>

const found = <Entity>(result: Result<readonly Entity[]>, hit: (entity: Entity) => readonly SearchHit[]): Found =>
  result.error ? { state: 'failed', hits: [] } : { state: 'ready', hits: result.data.flatMap(hit) }

/** Loads the page of results: four groups in parallel; each may fail alone. */
export const loadSearch: PageLoader<SearchData> = async ({ cms, query, locale, now, message }) => {
  const asked = (query.get('q') ?? '').trim()
  const words = asked.slice(0, limits.searchText).trim()
  const isCut = asked.length > limits.searchText
  const meta = { title: message('web.search.title'), indexed: false }
  if (words === '') return { kind: 'page', data: { words, isCut, groups: [] }, meta }
  const [articles, packages, doctors, events] = await Promise.all([
    listArticleHits(cms, words),
    listPackageHits(cms, words, jakartaDate(now)),
    listDoctorHits(cms, words),
    listEventHits(cms, words),
  ])
  const groups: Readonly<Record<GroupName, Found>> = {
    articles: found(articles, (entity) => articleHit(entity, locale)),
    packages: found(packages, (entity) => packageHit(entity, locale)),
    doctors: found(doctors, (entity) => doctorHit(entity, locale)),
    events: found(events, (entity) => eventHit(entity, locale)),
  }
  const labelled = groupWords.map(({ name, label, none }) => ({
    name,
    label: message(label),
    none: message(none),
    ...groups[name],
  }))
  return { kind: 'page', data: { words, isCut, groups: labelled }, meta }
}
