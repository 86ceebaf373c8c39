import { LinkButton, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import { FilteredList } from '../area/filtered-list.tsx'
import type { loadReferrals } from './load-referrals.ts'
import { referralList } from './referral-list.tsx'

/** The work-accident referrals of the user's company; for an administrator, of all companies. */
export const ReferralsPage = ({ data }: PageProps<typeof loadReferrals>): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { isAdmin } = data.user
  return (
    <CompanyArea
      data={data}
      printedOn={data.today}
      part="referrals"
      title={message('web.company.referral.list')}
      intro={message(isAdmin ? 'web.company.referral.list.adminIntro' : 'web.company.referral.list.intro')}
    >
      {(content) => (
        <Stack gap="lg">
          {!isAdmin && (
            <div data-print="hide">
              <LinkButton size="large" icon="warning" href={href(locale, 'companyAccidentNew')}>
                {message('web.company.referral.make')}
              </LinkButton>
            </div>
          )}
          <FilteredList list={referralList} {...content} view={data.view} today={data.today} />
        </Stack>
      )}
    </CompanyArea>
  )
}
