import { Loading, useLocale } from '@hospital/ui'
import type { HeaderProps } from '@hospital/ui'
import { useAtom, useAtomValue } from 'jotai'
import { lazy } from 'react'
import { href } from '../../routes/href.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'
import { searchHistoryAtom, searchTextAtom } from './search-atoms.ts'

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }))

/** The search of the header: a form that leads to the results page, and results while typing. Blank words show none. */
export const useSiteSearch = (): NonNullable<HeaderProps['search']> => {
  const locale = useLocale()
  const [text, setText] = useAtom(searchTextAtom)
  const history = useAtomValue(searchHistoryAtom)
  return {
    action: href(locale, 'search'),
    name: 'q',
    onQuery: setText,
    history,
    results:
      text.trim() === '' ? undefined : (
        <LazyPart name="search" waiting={<Loading />}>
          <SearchPanel text={text} />
        </LazyPart>
      ),
  }
}
