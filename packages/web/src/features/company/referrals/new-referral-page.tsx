import { EmptyState, InlineAlert, LinkButton, Stack, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { stepHeadingId } from '../../../forms/steps/use-step-form.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { EmergencyNumbers } from '../../../shell/emergency-numbers.tsx'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import { readCompanyProfile } from '../profile/read-company-profile.ts'
import type { loadNewReferral } from './load-new-referral.ts'
import { referralPrefix } from './referral-draft.ts'
import { referralSteps } from './referral-fields.tsx'
import { ReferralFormView } from './referral-form.tsx'
import { UnfinishedReferral } from './unfinished-referral.tsx'
import { useReferralStart } from './use-referral-start.ts'

/** Refers an employee to a hospital after a work accident. Whom to call in danger of life comes before everything else. */
export const NewReferralPage = ({ data }: PageProps<typeof loadNewReferral>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea data={data} part="referrals" title={message('web.company.referral.new')}>
      {(content) => (
        <Stack gap="lg">
          <InlineAlert tone="warning" title={message('web.company.referral.emergency')}>
            <Stack gap="sm">
              <span>{message('web.company.referral.emergencyText')}</span>
              <EmergencyNumbers numbers={data.emergency} />
            </Stack>
          </InlineAlert>
          {data.user.isAdmin ? <OfCompanies /> : <OwnReferral {...content} />}
        </Stack>
      )}
    </CompanyArea>
  )
}

/** An administrator belongs to no company, and a person who was there reports an accident. */
const OfCompanies = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <EmptyState
      title={message('web.company.referral.admin')}
      message={message('web.company.referral.adminText')}
      action={<LinkButton href={href(locale, 'companyAccidents')}>{message('web.company.referral.toList')}</LinkButton>}
    />
  )
}

/** What was pressed goes away with the question; the form takes the focus. */
const intoForm = (decide: () => void) => {
  flushSync(decide)
  document.getElementById(stepHeadingId(referralPrefix, referralSteps[0]))?.focus()
}

const OwnReferral = ({ personal, user }: CompanyContent): ReactElement => {
  const message = useMessage()
  const profile = useRead(personal, readCompanyProfile)
  const { choice, form, goOn, beginAnother } = useReferralStart()
  return (
    <PersonalPart state={profile} failed="web.company.referral.formFailed">
      {({ rumah_sakit_rujukan: hospitals, pic }) => {
        if (hospitals.length === 0)
          return (
            <EmptyState
              title={message('web.company.referral.noHospital')}
              message={message('web.company.referral.noHospitalText')}
            />
          )
        if (choice)
          return (
            <UnfinishedReferral
              begun={choice.begun}
              name={choice.employee.name}
              onGoOn={() => intoForm(goOn)}
              onBegin={() => intoForm(() => beginAnother(choice.employee))}
            />
          )
        const isContact = pic?.nama === user.name
        return (
          <ReferralFormView
            key={form}
            personal={personal}
            hospitals={hospitals.map(({ kode_mapping_rs: value, nama: label }) => ({ value, label }))}
            known={{
              'pelapor.nama': user.name,
              ...(isContact && { 'pelapor.jabatan': pic.jabatan ?? '', 'pelapor.no_telp': pic.no_telp ?? '' }),
              ...(hospitals.length === 1 && { kode_mapping_rs: hospitals[0]?.kode_mapping_rs ?? '' }),
            }}
          />
        )
      }}
    </PersonalPart>
  )
}
