import { Button, InlineAlert, Link, Stack, Text, useLocale } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { href } from '../../../routes/href.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import type { CompanyProfile } from './read-company-profile.ts'

interface EditableCompanyProps {
  readonly personal: PersonalData
  readonly profile: CompanyProfile
}

/** A company's profile, and its form while it is being changed. */
export const EditableCompany = ({ personal, profile }: EditableCompanyProps): ReactElement => {
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
