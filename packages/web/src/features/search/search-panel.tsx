import { limits, searchTerm } from '@hospital/sdk'
import {
  PersistedArticleHits,
  PersistedDoctorHits,
  PersistedEventHits,
  PersistedPackageHits,
  unwrap,
} from '@hospital/sdk/persisted'
import { Text, useLocale } from '@hospital/ui'
import type { SearchGroup, SearchHit } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Provider, useQuery } from 'urql'
import type { AnyVariables, TypedDocumentNode } from 'urql'
import { useMessage } from '../../i18n/use-message.ts'
import { createSearchClient } from './client.ts'
import { groupWords } from './group-words.ts'
import type { GroupName } from './group-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from './hits.ts'
import { searchedTermAtom, typedTermAtom } from './term-atoms.ts'
import { useSettled } from './use-settled.ts'

interface Found {
  readonly state: SearchGroup['state']
  readonly hits: readonly SearchHit[]
}

/** One kind's hits. An answer to words that were typed before is never shown for those that are typed now. */
const useHits = <Data, Variables extends AnyVariables & { readonly text: string }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  choose: (data: Data) => readonly SearchHit[],
): Found => {
  // Words without letters find nothing; the CMS would take them for everything.
  const pause = variables.text === ''
  const [{ data, error, fetching, operation }] = useQuery({ query: document, variables, pause })
  if (pause) return { state: 'ready', hits: [] }
  if (fetching || operation?.variables.text !== variables.text) return { state: 'loading', hits: [] }
  if (error || data === undefined) return { state: 'failed', hits: [] }
  return { state: 'ready', hits: choose(data) }
}

const hitsOf = <Entity,>(
  entities: readonly Entity[] | null | undefined,
  hit: (entity: Entity) => readonly SearchHit[],
) => (entities ?? []).flatMap(hit)

interface PanelProps {
  /** What is typed, not blank. */
  readonly text: string
  /** The day in Jakarta, after which packages must end. */
  readonly today: string
}

const Results = ({ text, today }: PanelProps): ReactElement => {
  const locale = useLocale()
  const message = useMessage()
  const remember = useSetAtom(searchedTermAtom)
  const rememberTyped = useSetAtom(typedTermAtom)
  const term = searchTerm(text.trim().slice(0, limits.searchText))
  const words = { text: term, limit: limits.list }
  useEffect(() => rememberTyped(term), [rememberTyped, term])
  const { origin } = window.location
  const found: Readonly<Record<GroupName, Found>> = {
    articles: useHits(PersistedArticleHits, words, (data) =>
      hitsOf(unwrap(data, origin).artikels, (entity) => articleHit(entity, locale)),
    ),
    packages: useHits(PersistedPackageHits, { ...words, today }, (data) =>
      hitsOf(unwrap(data, origin).pakets, (entity) => packageHit(entity, locale)),
    ),
    doctors: useHits(PersistedDoctorHits, words, (data) =>
      hitsOf(unwrap(data, origin).dokters, (entity) => doctorHit(entity, locale)),
    ),
    events: useHits(PersistedEventHits, words, (data) =>
      hitsOf(unwrap(data, origin).eventCommunities, (entity) => eventHit(entity, locale)),
    ),
  }
  const groups = groupWords.map(({ name, label, none }) => ({
    name,
    label: message(label),
    none: message(none),
    ...found[name],
  }))
  return (
    <>
      {text.trim().length > limits.searchText && (
        <Text tone="muted">{message('web.search.cut', { limit: limits.searchText })}</Text>
      )}
      <SearchResults groups={groups} onFollow={() => remember(text)} />
    </>
  )
}

/** What the site finds for the words in its search, group by group, while they are typed. */
export const SearchPanel = ({ text, today }: PanelProps): ReactElement => {
  const [client] = useState(createSearchClient)
  const settled = useSettled(text)
  return (
    <Provider value={client}>
      <Results text={settled} today={today} />
    </Provider>
  )
}
