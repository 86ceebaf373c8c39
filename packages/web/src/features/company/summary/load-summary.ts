import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { readSummaryFilters } from './summary-filters.ts'
import type { SummaryFilters } from './summary-filters.ts'

/** The data that the health summary has from the server: no figure, only the choices in the address. */
export interface SummaryData extends CompanyData {
  readonly filters: SummaryFilters
}

/** Loads the shell of the health summary. */
export const loadSummary: PageLoader<SummaryData> = async (context) =>
  companyPage(context, context.message('web.company.summary.title'), {
    filters: readSummaryFilters(context.query, context.session.company?.isAdmin === true),
  })
