import type { PageLoader } from '../../shared/loading/loaded.ts'
import { findForWords } from './search-results.ts'
import type { SearchData } from './search-results.ts'

/** Loads the page of search results. */
export const loadSearch: PageLoader<SearchData> = async (context) => ({
  kind: 'page',
  data: await findForWords(context.query.get('q') ?? '', context),
  meta: { title: context.message('web.search.title'), indexed: false },
})
