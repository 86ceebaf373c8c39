import { EmptyState, LinkButton, Pagination, Stack, useLocale } from '@hospital/ui'
import { ReferralCard } from '@hospital/ui/referrals'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { usePersonalRead } from '../../../personal-data/use-personal-read.ts'
import { href } from '../../../routes/href.ts'
import type { ReferralsData } from './load-referrals.ts'
import { ReferralFilterBar } from './referral-filter-bar.tsx'
import { filterQuery } from './referral-filters.ts'
import { severityWords, statusWords } from './referral-words.ts'
import { readReferrals } from './referral.ts'
import type { Referral, ReferralPage } from './referral.ts'

interface ReferralsListProps {
  readonly data: ReferralsData
  readonly personal: PersonalData
}

/** The referrals that the address asks for, the latest accident first. */
export const ReferralsList = ({ data, personal }: ReferralsListProps): ReactElement => {
  const message = useMessage()
  const state = usePersonalRead(personal, readReferrals(data.filters, data.today))
  const status =
    state.status === 'ready'
      ? message('web.company.referral.count', { count: state.data.total })
      : message('web.company.referral.counting')
  return (
    <Stack gap="lg">
      <ReferralFilterBar data={data} personal={personal} status={status} />
      <PersonalPart state={state} failed="web.company.referral.failed" refreshing="web.member.refreshing">
        {(found) => <Rows data={data} found={found} />}
      </PersonalPart>
    </Stack>
  )
}

const Rows = ({ data, found }: { readonly data: ReferralsData; readonly found: ReferralPage }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { filters, user } = data
  const { referrals, page, pageCount, total } = found
  if (total === 0) return <None data={data} />
  return (
    <>
      <Stack as="ul">
        {referrals.map((referral) => (
          <li key={referral.id}>
            <Row referral={referral} withCompany={user.isAdmin} />
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        pageCount={pageCount}
        label={message('web.company.referral.list')}
        hrefOf={(other) => href(locale, 'companyAccidents', undefined, filterQuery({ ...filters, page: other }))}
      />
    </>
  )
}

const Row = ({
  referral,
  withCompany,
}: {
  readonly referral: Referral
  readonly withCompany: boolean
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { id, no_rujukan, karyawan, rumah_sakit, waktu_kejadian, tingkat_cedera, status } = referral
  const [word, meaning, tone] = statusWords[status]
  return (
    <ReferralCard
      name={karyawan.nama_lengkap}
      href={href(locale, 'companyAccident', { rujukan: String(id) })}
      status={{ text: message(word), tone: tone === 'good' ? 'good' : tone === 'info' ? 'plain' : 'notice' }}
      meaning={message(meaning)}
      hospital={rumah_sakit.nama}
      at={waktu_kejadian}
      details={[
        ...(withCompany ? [karyawan.perusahaan.nama] : []),
        message(severityWords[tingkat_cedera][0]),
        no_rujukan,
      ]}
    />
  )
}

/** Why there is none, and what to do. */
const None = ({ data: { filters, user } }: { readonly data: ReferralsData }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const isFiltered = Boolean(filters.status ?? filters.period ?? filters.company)
  if (isFiltered)
    return (
      <EmptyState
        title={message('web.company.referral.noneFound')}
        message={message('web.company.referral.noneFoundText')}
        action={
          <LinkButton href={href(locale, 'companyAccidents')}>{message('web.company.referral.showAll')}</LinkButton>
        }
      />
    )
  return (
    <EmptyState
      title={message('web.company.referral.none')}
      message={message('web.company.referral.noneText')}
      action={
        !user.isAdmin && (
          <LinkButton href={href(locale, 'companyAccidentNew')}>{message('web.company.referral.make')}</LinkButton>
        )
      }
    />
  )
}
