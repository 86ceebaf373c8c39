import { Link, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import type { loadReferral } from './load-referral.ts'
import { ReferralView } from './referral-view.tsx'
import { readReferral } from './referral.ts'

/** One work-accident referral: its status, its data, and its letter. */
export const ReferralPage = ({ data }: PageProps<typeof loadReferral>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <CompanyArea data={data} part="referrals" title={message('web.company.referral.one')}>
      {(content) => (
        <Stack gap="lg">
          <div data-print="hide">
            <Link look="action" href={href(locale, 'companyAccidents')}>
              {message('web.company.referral.toList')}
            </Link>
          </div>
          <OneReferral key={data.id} id={data.id} {...content} />
        </Stack>
      )}
    </CompanyArea>
  )
}

const OneReferral = ({ id, personal }: CompanyContent & { readonly id: number }): ReactElement => {
  const state = useRead(personal, readReferral(id))
  return (
    <PersonalPart state={state} failed="web.company.referral.oneFailed">
      {(referral) => <ReferralView personal={personal} referral={referral} />}
    </PersonalPart>
  )
}
