import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { loadResultsPage } from './load-results-page.ts'
import type { ResultsData } from './load-results-page.ts'

/** Loads the shell of the page, and the hospitals to ask. */
export const loadEmployeeResults: PageLoader<ResultsData> = (context) =>
  loadResultsPage(context, 'employeeResults', context.message('web.results.employee.title'))
