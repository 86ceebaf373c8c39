import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { loadResultsPage } from './load-results-page.ts'
import type { ResultsData } from './load-results-page.ts'

/** Loads the shell of the page, and the hospitals to ask. */
export const loadRadiologyResults: PageLoader<ResultsData> = (context) =>
  loadResultsPage(context, 'radiologyResults', context.message('web.results.radiology.title'))
