import { Button, Inline, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { CompanyContactFields } from './company-contact-fields.tsx'
import { companyLabels } from './company-labels.ts'
import { checkCompany, companyFields, companyRequest } from './company-values.ts'
import type { CompanyProfile } from './read-company-profile.ts'

interface CompanyFormProps {
  readonly personal: PersonalData
  readonly profile: CompanyProfile
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Changes what a company may change of its profile. Contract: operation `updateCompanyProfile`. */
export const CompanyForm = ({ personal, profile, onSaved, onCancel }: CompanyFormProps): ReactElement => {
  const message = useMessage()
  const form = useWriteForm({
    personal,
    fields: companyFields,
    check: checkCompany,
    write: (values) => personal.company.updateCompanyProfile({ body: companyRequest(values) }),
    stale: ['getCompanyProfile'],
    unknown: 'web.company.profile.unknown',
    onDone: onSaved,
  })
  const field = useField('perusahaan', form.submission)
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={message('web.company.profile.edit')}>
      <Stack gap="lg">
        <FormHeading>{message('web.company.profile.edit')}</FormHeading>
        <WriteStatus form={form} prefix="perusahaan" labels={companyLabels} />
        <CompanyContactFields field={field} company={profile} />
        <Inline>
          <Button type="submit" size="large" busy={form.busy}>
            {message('web.member.profile.save')}
          </Button>
          <Button tone="secondary" size="large" onClick={onCancel}>
            {message('web.member.profile.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
