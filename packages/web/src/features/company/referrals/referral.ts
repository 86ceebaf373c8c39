import type { CompanyComponents } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import { answerOf } from '../../../personal-data/read.ts'
import type { Read } from '../../../personal-data/read.ts'
import type { ReferralFilters } from './referral-filters.ts'
import { periodDays } from './referral-filters.ts'

type Schemas = CompanyComponents['schemas']

/** A work-accident referral in a list. */
export type Referral = Schemas['AccidentReferral']

/** A work-accident referral in full. */
export type ReferralDetail = Schemas['AccidentReferralDetail']

/** A page of the list. */
export interface ReferralPage {
  readonly referrals: readonly Referral[]
  readonly total: number
  readonly pageCount: number
}

/** The reads that show what is written to a referral. */
export const referralReads: readonly string[] = ['listAccidentReferrals', 'getAccidentReferral']

/** A page of the referrals, the latest accident first. `today` is the day in Jakarta. Contract: operation `listAccidentReferrals`. */
export const readReferrals = (filters: ReferralFilters, today: string): Read<ReferralPage> => {
  const { status, period, page, company } = filters
  const days = period && periodDays(period, today)
  const query = {
    page,
    ...(status && { status }),
    ...(days && { dari: days.from, sampai: days.to }),
    ...(company !== undefined && { perusahaan_id: company }),
  }
  return {
    operation: 'listAccidentReferrals',
    parameters: [JSON.stringify(query)],
    call: ({ company: client }, signal) =>
      answerOf(client.listAccidentReferrals({ query }, { signal }), ({ data: referrals, meta }) => {
        const { total, pageCount } = meta.pagination
        return { referrals, total, pageCount }
      }),
  }
}

/** One referral. Contract: operation `getAccidentReferral`. */
export const readReferral = (id: number): Read<ReferralDetail> => ({
  operation: 'getAccidentReferral',
  parameters: [id],
  call: ({ company }, signal) =>
    answerOf(company.getAccidentReferral({ query: { id } }, { signal }), ({ data }) => data),
  againAfter: ({ surat_jaminan: letter }) => (letter ? signedLinksAgain : undefined),
})
