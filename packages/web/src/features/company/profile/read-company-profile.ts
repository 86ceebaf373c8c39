import type { CompanyComponents } from '@hospital/sdk/company'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

/** A corporate client as the contract has it. */
export type CompanyProfile = CompanyComponents['schemas']['CompanyProfile']

/** The company of the user who is logged in. Contract: operation `getCompanyProfile`. */
export const readCompanyProfile: Read<CompanyProfile> = {
  operation: 'getCompanyProfile',
  call: ({ company }, signal) => answerOf(company.getCompanyProfile(undefined, { signal }), ({ data }) => data),
}
