import type { CompanyComponents } from '@hospital/sdk/company'
import type { ReactElement } from 'react'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import { companyFields } from './company-fields.tsx'
import type { CompanyProfile } from './read-company-profile.ts'

type UpdateCompany = CompanyComponents['schemas']['UpdateCompanyProfileRequest']

interface CompanyFormProps {
  readonly personal: PersonalData
  readonly profile: CompanyProfile
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** Changes what a company may change of its profile. Contract: operation `updateCompanyProfile`. */
export const CompanyForm = ({ personal, profile, onSaved, onCancel }: CompanyFormProps): ReactElement => {
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
