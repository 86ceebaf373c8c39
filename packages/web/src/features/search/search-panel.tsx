import { limits, searchTerm } from '@hospital/sdk'
import { articleSearch, doctorSearch, eventSearch, packageSearch } from '@hospital/sdk/persisted'
import type { HitSearch, HitWords } from '@hospital/sdk/persisted'
import { Text, useLocale } from '@hospital/ui'
import type { SearchGroup, SearchHit } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Provider, useQuery } from 'urql'
import type { AnyVariables } from 'urql'
import { useMessage } from '../../i18n/use-message.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { createSearchClient } from './client.ts'
import { groupWords } from './group-words.ts'
import type { GroupName } from './group-words.ts'
import { articleHit, doctorHit, eventHit, packageHit } from './hits.ts'
import { searchedTermAtom, typedTermAtom } from './term-atoms.ts'

interface Found {
  readonly state: SearchGroup['state']
  readonly hits: readonly SearchHit[]
}

/** One kind's hits. An answer to words that were typed before is never shown for those that are typed now. */
const useHits = <Data, Variables extends AnyVariables & { readonly text: string }, Hit>(
  { request, hits }: HitSearch<Data, Variables, Hit>,
  words: HitWords,
  lineOf: (hit: Hit) => readonly SearchHit[],
): Found => {
  const { query, variables, pause } = request(words)
  const [{ data, error, fetching, operation }] = useQuery({ query, variables, pause })
  if (pause) return { state: 'ready', hits: [] }
  if (fetching || operation?.variables.text !== variables.text) return { state: 'loading', hits: [] }
  const found = error || data === undefined ? undefined : hits(data)
  return found ? { state: 'ready', hits: found.flatMap(lineOf) } : { state: 'failed', hits: [] }
}

interface PanelProps {
  /** What is typed, not blank. */
  readonly text: string
  /** The day in Jakarta, after which packages must end. */
  readonly today: string
}

const Results = ({ text, today }: PanelProps): ReactElement => {
  const locale = useLocale()
  const message = useMessage()
  const addTerm = useSetAtom(searchedTermAtom)
  const addTypedTerm = useSetAtom(typedTermAtom)
  const term = searchTerm(text.trim().slice(0, limits.searchText))
  useEffect(() => addTypedTerm(term), [addTypedTerm, term])
  const words = { text, today }
  const found: Readonly<Record<GroupName, Found>> = {
    articles: useHits(articleSearch, words, (hit) => articleHit(hit, locale)),
    packages: useHits(packageSearch, words, (hit) => packageHit(hit, locale)),
    doctors: useHits(doctorSearch, words, (hit) => doctorHit(hit, locale)),
    events: useHits(eventSearch, words, (hit) => eventHit(hit, locale)),
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
      <SearchResults groups={groups} onFollow={() => addTerm(text)} />
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
