import type { CompanyComponents } from '@hospital/sdk/company'
import { LinkButton } from '@hospital/ui'
import { ReferralCard } from '@hospital/ui/referrals'
import type { ReactElement } from 'react'
import { href } from '../../../routes/href.ts'
import type { CardProps, CompanyList, ListWords } from '../area/company-list.ts'
import { choiceFilter, companyFilter, selectFilter } from '../area/list-filters.tsx'
import { periodDays, recentDays, recentYears } from './referral-period.ts'
import { severityWords, statusMeanings, statusWords } from './referral-words.ts'
import type { Referral } from './referral.ts'

/** The details of a referral in small letters, in order. */
const details: readonly ((referral: Referral, words: ListWords) => string | false)[] = [
  ({ karyawan: { perusahaan } }, { isAdmin }) => isAdmin && perusahaan.nama,
  ({ tingkat_cedera: severity }, { message }) => message(severityWords[severity][0]),
  ({ no_rujukan: number }) => number,
]

const Row = ({ row, words }: CardProps<Referral>): ReactElement => {
  const { message, locale } = words
  const [meaning, tone] = statusMeanings[row.status]
  return (
    <ReferralCard
      name={row.karyawan.nama_lengkap}
      href={href(locale, 'companyAccident', { rujukan: String(row.id) })}
      status={{
        text: message(statusWords[row.status]),
        tone: tone === 'good' ? 'good' : tone === 'info' ? 'plain' : 'notice',
      }}
      meaning={message(meaning)}
      hospital={row.rumah_sakit.nama}
      at={row.waktu_kejadian}
      details={details.map((detail) => detail(row, words)).filter((text) => text !== false)}
    />
  )
}

/** The parameters of the list of referrals. */
interface ReferralRequest {
  readonly status: CompanyComponents['schemas']['ReferralStatus']
  readonly dari: string
  readonly sampai: string
  readonly perusahaan_id: number
}

/** The work-accident referrals, the latest accident first. The address has the filters; there is no search. */
export const referralList: CompanyList<Referral, ReferralRequest> = {
  operation: 'listAccidentReferrals',
  call: (company, query, options) => company.listAccidentReferrals({ query }, options),
  address: (locale, query) => href(locale, 'companyAccidents', undefined, query),
  pageSize: 10,
  filters: [
    choiceFilter({
      name: 'status',
      label: 'web.company.referral.status',
      any: 'web.company.referral.status.any',
      words: statusWords,
      request: (status) => ({ status }),
    }),
    selectFilter({
      name: 'periode',
      label: 'web.company.referral.period',
      any: 'web.company.referral.period.any',
      isValid: (period, { today }) => periodDays(period, today) !== undefined,
      options: ({ today }) => [...recentDays, ...recentYears(today)],
      word: (period, { message }) =>
        recentDays.includes(period) ? message('web.company.referral.period.days', { days: Number(period) }) : period,
      request: (period, { today }) => {
        const days = periodDays(period, today)
        return days && { dari: days.from, sampai: days.to }
      },
    }),
    companyFilter({ request: (id) => ({ perusahaan_id: id }) }),
  ],
  rows: { Card: Row },
  messages: {
    title: 'web.company.referral.list',
    filter: 'web.company.referral.filter',
    found: 'web.company.referral.count',
    asking: 'web.company.referral.counting',
    failed: 'web.company.referral.failed',
    noneFound: 'web.company.referral.noneFound',
    noneFoundText: 'web.company.referral.noneFoundText',
    clear: 'web.company.referral.showAll',
    none: 'web.company.referral.none',
    noneText: 'web.company.referral.noneText',
  },
  noneAction: ({ message, locale, isAdmin }) =>
    !isAdmin && (
      <LinkButton href={href(locale, 'companyAccidentNew')}>{message('web.company.referral.make')}</LinkButton>
    ),
}
