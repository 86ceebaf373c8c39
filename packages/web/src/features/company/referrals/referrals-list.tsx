import { EmptyState, LinkButton, Loading, Refreshable, Stack, useLocale } from '@hospital/ui'
import { ReferralCard } from '@hospital/ui/referrals'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { ListPart } from '../area/list-part.tsx'
import { useListRead } from '../area/use-list-read.ts'
import type { ReferralsData } from './load-referrals.ts'
import { ReferralFilterBar } from './referral-filter-bar.tsx'
import { filterQuery } from './referral-filters.ts'
import { severityWords, statusWords } from './referral-words.ts'
import { readReferrals } from './referral.ts'
import type { Referral } from './referral.ts'

interface ReferralsListProps {
  readonly data: ReferralsData
  readonly personal: PersonalData
}

/** The referrals that the address asks for, the latest accident first. */
export const ReferralsList = ({ data, personal }: ReferralsListProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { filters, today, user } = data
  const state = useListRead(personal, readReferrals(filters, today))
  const { data: found, isStale, failure } = state
  const status =
    found && !isStale
      ? message('web.company.referral.count', { count: found.total })
      : message(failure ? 'web.company.referral.failed' : 'web.company.referral.counting')
  return (
    <ListPart
      state={state}
      rows={found?.referrals.length}
      pagination={found}
      page={filters.page}
      pageHref={(page) => href(locale, 'companyAccidents', undefined, filterQuery({ ...filters, page }))}
      title={message('web.company.referral.list')}
      failed="web.company.referral.failed"
      filters={<ReferralFilterBar data={data} personal={personal} status={status} />}
      empty={<None data={data} />}
    >
      {found ? (
        <Refreshable isRefreshing={isStale} label={message('web.member.refreshing')}>
          <Stack as="ul">
            {found.referrals.map((referral) => (
              <li key={referral.id}>
                <Row referral={referral} withCompany={user.isAdmin} />
              </li>
            ))}
          </Stack>
        </Refreshable>
      ) : (
        <Loading />
      )}
    </ListPart>
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
