import { limits, searchTerm } from '@hospital/sdk'
import { Text } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { searchedTermAtom, typedTermAtom } from './term-atoms.ts'
import { useFound } from './use-found.ts'

/** What the site finds for the words in its search, group by group, while they are typed. `text` is what is typed, not blank. */
export const SearchPanel = ({ text: typed }: { readonly text: string }): ReactElement => {
  const message = useMessage()
  const text = useSettled(typed)
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
