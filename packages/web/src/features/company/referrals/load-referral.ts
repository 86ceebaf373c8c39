import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'

/** What the page of a referral has from the server: which one it is. */
export interface ReferralData extends CompanyData {
  readonly id: number
}

/** Loads the shell of one work-accident referral. Its address has a number that tells nothing of anyone. */
export const loadReferral: PageLoader<ReferralData> = async (context) => {
  const { rujukan = '' } = context.parameters
  if (!/^[1-9]\d{0,8}$/.test(rujukan)) return { kind: 'missing' }
  return companyPage(context, context.message('web.company.referral.one'), { id: Number(rujukan) })
}
