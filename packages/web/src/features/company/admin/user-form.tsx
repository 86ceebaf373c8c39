import type { CompanyComponents } from '@hospital/sdk/company'
import type { ReactElement } from 'react'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import type { CorporateUser } from './corporate.ts'
import { userFields } from './user-fields.tsx'
import type { UserFieldsOptions } from './user-fields.tsx'

type CreateUser = CompanyComponents['schemas']['CreateCorporateUserRequest']
type UpdateUser = CompanyComponents['schemas']['UpdateCorporateUserRequest']

interface UserFormProps extends UserFieldsOptions {
  readonly personal: PersonalData
  readonly user: CorporateUser | undefined
  readonly onEnd: (end?: End) => void
}

/** The form for a new user, or for the changes to one. Contract: operations `createCorporateUser` and `updateCorporateUser`. */
export const UserForm = ({ personal, onEnd, ...options }: UserFormProps): ReactElement => {
  const { user } = options
  const message = useMessage()
  const fields = userFields(options)
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    write: (values) =>
      user
        ? personal.company.updateCorporateUser({ body: { ...requestOf<UpdateUser>(fields, values), id: user.id } })
        : personal.company.createCorporateUser({ body: requestOf<CreateUser>(fields, values) }),
    stale: ['listCorporateUsers', 'listCorporateClients'],
    unknown: 'web.company.admin.user.unknown',
    onDone: ({ data: { name } }) =>
      onEnd({
        tone: 'good',
        text: user ? 'web.company.admin.user.saved' : 'web.company.admin.user.added',
        values: { name },
      }),
  })
  return (
    <EditFormView
      form={form}
      prefix="pengguna"
      fields={fields}
      // The problems name their fields.
      labels={{}}
      title={message(user ? 'web.company.admin.user.change' : 'web.company.admin.user.add')}
      onCancel={() => onEnd()}
    />
  )
}
