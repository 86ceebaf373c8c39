import { jakartaDate } from '@hospital/sdk'
import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'
import { readFilters } from './referral-filters.ts'
import type { ReferralFilters } from './referral-filters.ts'

/** What the list of referrals has from the server: none of them, but what the address chooses. */
export interface ReferralsData extends CompanyData {
  readonly filters: ReferralFilters
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string
}

/** Loads the shell of the list of work-accident referrals. */
export const loadReferrals: PageLoader<ReferralsData> = async (context) => {
  const today = jakartaDate(context.now)
  const filters = readFilters(context.query, today, context.session.company?.isAdmin === true)
  return companyPage(context, context.message('web.company.referral.list'), { filters, today })
}
