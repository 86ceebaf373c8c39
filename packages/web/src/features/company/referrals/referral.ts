import type { Result } from '@hospital/sdk'
import type { CompanyComponents, CompanyClient } from '@hospital/sdk/company'
import { signedLinksAgain } from '../../../personal-data/expiring-links.ts'
import type { OwnRead } from '../../../personal-data/read.ts'
import { companyRead } from '../area/company-data.ts'
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
export const readReferrals = (filters: ReferralFilters, today: string): OwnRead<ReferralPage> => {
  const { status, period, page, company } = filters
  const days = period && periodDays(period, today)
  const query = {
    page,
    ...(status && { status }),
    ...(days && { dari: days.from, sampai: days.to }),
    ...(company !== undefined && { perusahaan_id: company }),
  }
  return companyRead(
    'listAccidentReferrals',
    [JSON.stringify(query)],
    async (client: CompanyClient, signal): Promise<Result<ReferralPage>> => {
      const { data, error } = await client.listAccidentReferrals({ query }, { signal })
      if (error) return { error }
      const { total, pageCount } = data.meta.pagination
      return { data: { referrals: data.data, total, pageCount } }
    },
  )
}

/** One referral. Contract: operation `getAccidentReferral`. */
export const readReferral = (id: number): OwnRead<ReferralDetail> => ({
  ...companyRead<ReferralDetail>('getAccidentReferral', [id], async (client, signal) => {
    const { data, error } = await client.getAccidentReferral({ query: { id } }, { signal })
    return error ? { error } : { data: data.data }
  }),
  againAfter: ({ surat_jaminan: letter }) => (letter ? signedLinksAgain : undefined),
})
