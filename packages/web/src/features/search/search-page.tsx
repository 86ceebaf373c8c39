import { limits } from '@hospital/sdk'
import { PageBody, PageOpening, SearchForm, Text, useLocale } from '@hospital/ui'
import { SearchResults } from '@hospital/ui/search'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import type { PageProps } from '../../shared/page-props.ts'
import type { loadSearch } from './load-search.ts'
import { searchedTermAtom } from './term-atoms.ts'

/** The results of a search as a separate page: for visitors without script, and for links. */
export const SearchPage = ({ data: { words, isCut, ...found }, trail }: PageProps<typeof loadSearch>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const addTerm = useSetAtom(searchedTermAtom)
  useEffect(() => addTerm(words), [addTerm, words])
  return (
    <>
      <PageOpening title={message('web.search.title')} intro={message('web.search.intro')} trail={trail}>
        <SearchForm key={words} action={href(locale, 'search')} name="q" value={words} />
        {isCut && <Text tone="muted">{message('web.search.cut', { limit: limits.searchText })}</Text>}
      </PageOpening>
      {found.groups.length > 0 && (
        <PageBody>
          <SearchResults {...found} level={2} />
        </PageBody>
      )}
    </>
  )
}
