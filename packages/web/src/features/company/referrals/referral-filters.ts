import type { CompanyComponents } from '@hospital/sdk/company'
import dayjs from 'dayjs'
import type { PageQuery } from '../../../shared/loading/context.ts'
import { pageOf } from '../../../shared/loading/list-query.ts'
import { companyFilter } from '../area/company-filter.ts'

/** A state of a referral. */
export type ReferralStatus = CompanyComponents['schemas']['ReferralStatus']

/** The states of a referral, in their order. */
export const statuses: readonly ReferralStatus[] = [
  'diajukan',
  'diterima',
  'ditangani',
  'selesai',
  'ditolak',
  'dibatalkan',
]

/** What a list of referrals is narrowed by. */
export interface ReferralFilters {
  readonly status: ReferralStatus | undefined
  /** A number of days up to today, or a year. */
  readonly period: string | undefined
  readonly page: number
  /** A company's id; only an administrator chooses one. */
  readonly company: number | undefined
}

/** Days up to today that can be chosen. */
export const recentDays: readonly string[] = ['7', '30', '90']

const written = 'YYYY-MM-DD'

/** The years that can be chosen: this one and the two before. */
export const recentYears = (today: string): readonly string[] =>
  [0, 1, 2].map((back) => String(Number(today.slice(0, 4)) - back))

/** The first and the last day of a period; undefined for a text that is none. `today` is the day in Jakarta. */
export const periodDays = (
  period: string,
  today: string,
): { readonly from: string; readonly to: string } | undefined => {
  if (recentDays.includes(period))
    return {
      from: dayjs(today)
        .subtract(Number(period) - 1, 'day')
        .format(written),
      to: today,
    }
  return recentYears(today).includes(period) ? { from: `${period}-01-01`, to: `${period}-12-31` } : undefined
}

/** The filters of an address; what it does not know is left out. */
export const readFilters = (query: PageQuery, today: string, isAdmin: boolean): ReferralFilters => {
  const status = query.get('status')
  const period = query.get('periode')
  return {
    status: statuses.find((one) => one === status),
    period: period !== null && periodDays(period, today) ? period : undefined,
    page: pageOf(query),
    company: companyFilter(query, isAdmin),
  }
}

/** The query of an address for filters; the first page has no number. */
export const filterQuery = ({ status, period, page, company }: ReferralFilters): Readonly<Record<string, string>> => ({
  ...(status && { status }),
  ...(period !== undefined && { periode: period }),
  ...(company !== undefined && { perusahaan: String(company) }),
  ...(page > 1 && { page: String(page) }),
})
