import type { CompanyComponents } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'

type Schemas = CompanyComponents['schemas']

/** A work-accident referral in a list. */
export type Referral = Schemas['AccidentReferral']

/** A work-accident referral in full. */
export type ReferralDetail = Schemas['AccidentReferralDetail']

/** The reads that show changes to a referral. */
export const referralReads: readonly string[] = ['listAccidentReferrals', 'getAccidentReferral']

/** One referral. Contract: operation `getAccidentReferral`. */
export const readReferral = (id: number): Read<ReferralDetail> => ({
  operation: 'getAccidentReferral',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getAccidentReferral({ query: { id } }, { signal }), ({ data }) => data),
  againAfter: ({ surat_jaminan: letter }) => (letter ? signedLinksAgain : undefined),
})
