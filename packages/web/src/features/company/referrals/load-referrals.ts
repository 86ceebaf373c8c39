import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { parseView } from '../area/list-view.ts'
import type { ListView } from '../area/list-view.ts'
import { referralList } from './referral-list.tsx'

/** The data that the list of referrals has from the server: no referral, only the choices in the address. */
export interface ReferralsData extends CompanyData {
  readonly view: ListView
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
}

/** Loads the shell of the list of work-accident referrals. */
export const loadReferrals: PageLoader<ReferralsData> = async (context) => {
  const today = jakartaDate(context.now)
  const isAdmin = context.session.company?.isAdmin === true
  const view = parseView(referralList, context.query, { isAdmin, today })
  return companyPage(context, context.message('web.company.referral.list'), { view, today })
}
