import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { pathId } from '../area/path-id.ts'
import { parseResultView } from './result-view.ts'
import type { ResultView } from './result-view.ts'

/** What the pages of check-ups have from the server: no result, but what the address chooses. */
export interface ResultsData extends CompanyData {
  readonly view: ResultView
  /** The check-up whose page it is; without one it is the list. */
  readonly result: number | undefined
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
}

/** Loads the shell of the list of check-ups, or of the page of one. */
export const loadResults: PageLoader<ResultsData> = async (context) => {
  const { hasil = '' } = context.parameters
  const result = pathId(hasil)
  if (hasil !== '' && result === undefined) return { kind: 'missing' }
  const title = context.message(result === undefined ? 'web.company.checkups.title' : 'web.company.checkup.title')
  return companyPage(context, title, {
    view: parseResultView(context.query, context.session.company?.isAdmin === true),
    result,
    today: jakartaDate(context.now),
  })
}
