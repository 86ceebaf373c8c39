import type { CompanyComponents } from '@hospital/sdk/company'
import { Button, InlineAlert, Link, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { useRead } from '../../../personal-data/use-read.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import { href } from '../../../routes/href.ts'
import type { PageProps } from '../../../shared/page-props.ts'
import { CompanyArea } from '../area/company-area.tsx'
import type { CompanyContent } from '../area/company-area.tsx'
import type { CompanyLoader } from '../area/company-page.ts'
import { CompanyFacts } from './company-facts.tsx'
import { companyFields } from './company-fields.tsx'
import { readCompanyProfile } from './read-company-profile.ts'
import type { CompanyProfile } from './read-company-profile.ts'

/** The profile of the user's company. */
export const ProfilePage = ({ data }: PageProps<CompanyLoader>): ReactElement => {
  const message = useMessage()
  return (
    <CompanyArea
      data={data}
      part="profile"
      title={message('web.company.profile.title')}
      intro={message('web.company.profile.intro')}
    >
      {(content) => <OwnCompany {...content} />}
    </CompanyArea>
  )
}

const OwnCompany = ({ personal }: CompanyContent): ReactElement => {
  const profile = useRead(personal, readCompanyProfile)
  return (
    <PersonalPart state={profile} failed="web.company.profile.failed">
      {(known) => <EditableCompany personal={personal} profile={known} />}
    </PersonalPart>
  )
}

interface EditableCompanyProps {
  readonly personal: PersonalData
  readonly profile: CompanyProfile
}

/** A company's profile, and the form to change it. */
const EditableCompany = ({ personal, profile }: EditableCompanyProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [step, setStep] = useState<'facts' | 'form' | 'saved'>('facts')
  if (step === 'form')
    return (
      <CompanyForm
        personal={personal}
        profile={profile}
        onSaved={() => setStep('saved')}
        onCancel={() => setStep('facts')}
      />
    )
  return (
    <Stack gap="lg">
      <FormNotice outcome={step === 'saved' ? profile : undefined}>
        {step === 'saved' && <InlineAlert tone="good">{message('web.company.profile.saved')}</InlineAlert>}
      </FormNotice>
      <CompanyFacts profile={profile} />
      <Stack gap="sm" align="start">
        <Button onClick={() => setStep('form')}>{message('web.company.profile.edit')}</Button>
        <Text tone="muted">{message('web.company.profile.fixed')}</Text>
        <Link look="action" href={href(locale, 'contact')}>
          {message('web.company.activation.contact')}
        </Link>
      </Stack>
    </Stack>
  )
}

type UpdateCompany = CompanyComponents['schemas']['UpdateCompanyProfileRequest']

interface CompanyFormProps {
  readonly personal: PersonalData
  readonly profile: CompanyProfile
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** The form for the fields that a company may change in its profile. Contract: operation `updateCompanyProfile`. */
const CompanyForm = ({ personal, profile, onSaved, onCancel }: CompanyFormProps): ReactElement => {
  const message = useMessage()
  const fields = companyFields(profile)
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    write: (values) => personal.company.updateCompanyProfile({ body: requestOf<UpdateCompany>(fields, values) }),
    stale: ['getCompanyProfile'],
    unknown: 'web.company.profile.unknown',
    onDone: onSaved,
  })
  return (
    <EditFormView
      form={form}
      prefix="perusahaan"
      fields={fields}
      title={message('web.company.profile.edit')}
      onCancel={onCancel}
    />
  )
}
