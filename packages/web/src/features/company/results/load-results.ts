import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { parseView } from '../area/list-view.ts'
import type { ListView } from '../area/list-view.ts'
import { pathId } from '../area/path-id.ts'
import { resultList } from './result-list.tsx'

/** The data that the pages of check-ups have from the server: no result, only the choices in the address. */
export interface ResultsData extends CompanyData {
  readonly view: ListView
  /** The check-up of the page; undefined for the list. */
  readonly result: number | undefined
  /** `YYYY-MM-DD` in Jakarta. */
  readonly today: string
}

/** Loads the shell of the list of check-ups, or of the page of one check-up. */
export const loadResults: PageLoader<ResultsData> = async (context) => {
  const { hasil = '' } = context.parameters
  const result = pathId(hasil)
  if (hasil !== '' && result === undefined) return { kind: 'missing' }
  const title = context.message(result === undefined ? 'web.company.checkups.title' : 'web.company.checkup.title')
  const today = jakartaDate(context.now)
  const isAdmin = context.session.company?.isAdmin === true
  return companyPage(context, title, { view: parseView(resultList, context.query, { isAdmin, today }), result, today })
}
