import type { PageLoader } from '../../../shared/loading/loaded.ts'
import { companyPage } from '../area/company-page.ts'
import type { CompanyData } from '../area/company-page.ts'

/** The data that the page of a referral has from the server: the referral's number. */
export interface ReferralData extends CompanyData {
  readonly id: number
}

/** Loads the shell of one work-accident referral. The number in its address tells nothing about any person. */
export const loadReferral: PageLoader<ReferralData> = async (context) => {
  const { rujukan = '' } = context.parameters
  if (!/^[1-9]\d{0,8}$/.test(rujukan)) return { kind: 'missing' }
  return companyPage(context, context.message('web.company.referral.one'), { id: Number(rujukan) })
}
