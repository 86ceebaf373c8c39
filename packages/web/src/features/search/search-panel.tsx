import { limits, searchTerm } from '@hospital/sdk'
import { Text } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { Provider } from 'urql'
import { useMessage } from '../../i18n/use-message.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { searchedTermAtom, typedTermAtom } from './term-atoms.ts'
import { createSearchClient, useFound } from './use-found.ts'

interface PanelProps {
  /** What is typed, not blank. */
  readonly text: string
}

const Results = ({ text }: PanelProps): ReactElement => {
  const message = useMessage()
  const addTerm = useSetAtom(searchedTermAtom)
  const addTypedTerm = useSetAtom(typedTermAtom)
  const term = searchTerm(text.trim().slice(0, limits.searchText))
  useEffect(() => addTypedTerm(term), [addTypedTerm, term])
  const { best, groups, instead } = useFound(text)
  return (
    <>
      {text.trim().length > limits.searchText && (
        <Text tone="muted">{message('web.search.cut', { limit: limits.searchText })}</Text>
      )}
      <SearchResults best={best} groups={groups} instead={instead} onFollow={() => addTerm(text)} />
    </>
  )
}

/** What the site finds for the words in its search, group by group, while they are typed. */
export const SearchPanel = ({ text }: PanelProps): ReactElement => {
  const [client] = useState(createSearchClient)
  const settled = useSettled(text)
  return (
    <Provider value={client}>
      <Results text={settled} />
    </Provider>
  )
}
