import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { loadResultsPage } from './load-results-page.ts'
import type { ResultsData } from './load-results-page.ts'

/** Loads the shell of the page, and the hospitals to ask. */
export const loadLaboratoryResults: PageLoader<ResultsData> = (context) =>
  loadResultsPage(context, 'laboratoryResults', context.message('web.results.laboratory.title'))
