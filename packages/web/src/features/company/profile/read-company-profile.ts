import type { CompanyComponents } from '@hospital/sdk/company'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'

/** A corporate client as the contract has it. */
export type CompanyProfile = CompanyComponents['schemas']['CompanyProfile']

/** The company of the user who is logged in. Contract: operation `getCompanyProfile`. */
export const readCompanyProfile: OwnRead<CompanyProfile> = companyRead(
  'getCompanyProfile',
  [],
  async (company, signal) => {
    const { data, error } = await company.getCompanyProfile(undefined, { signal })
    return error ? { error } : { data: data.data }
  },
)
