import { createCorporateUserConstraints, updateCorporateUserConstraints } from '@hospital/sdk/constraints'
import { Button, EmailField, InlineAlert, PhoneField, RadioGroup, SelectField, Stack, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { formFields, notClearable } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { phoneField } from '../../../forms/phone-and-email.ts'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import type { CompanyChoice } from '../area/company-choice.ts'
import type { CorporateUser } from './corporate.ts'
import { stateField } from './state-field.tsx'

/** The account that the form creates or changes. */
export interface UserFieldsOptions {
  /** The user before the change; undefined for a new one. */
  readonly user: Pick<CorporateUser, 'name' | 'no_telp' | 'status'> | undefined
  /** Whether the account is the administrator's own, which they cannot deactivate. */
  readonly isOwn: boolean
  /** The company that is chosen at first for a new user. */
  readonly company: number | undefined
  readonly companies: ReadState<readonly CompanyChoice[]>
}

/** The codes of the roles. An administrator belongs to no company. */
const companyRole = '2'
const adminRole = '1'

/** Role and company of a new user. Neither can change later. */
const roleFields = ({ user, company, companies }: UserFieldsOptions): readonly FormField[] => [
  {
    name: 'role_id',
    label: 'web.company.admin.user.role',
    known: companyRole,
    isAsked: () => !user,
    words: { missing: 'web.company.admin.user.role.missing' },
    control: (field, { message, set }) => (
      <RadioGroup
        {...field}
        onChange={(role) => set({ role_id: role })}
        options={[
          { value: companyRole, label: message('web.company.admin.user.role.company') },
          {
            value: adminRole,
            label: message('web.company.admin.user.role.admin'),
            hint: message('web.company.admin.user.role.adminHint'),
          },
        ]}
      />
    ),
  },
  {
    name: 'perusahaan_id',
    label: 'web.company.profile.company',
    known: company,
    isAsked: ({ role_id: role }) => !user && role === companyRole,
    constraint: { required: true },
    words: { missing: 'web.company.admin.user.company.missing' },
    control: (field) => <CompanyField field={field} companies={companies} />,
  },
]

/** The fields of a user that an administrator sets. The email address of an existing user does not change. */
export const userFields = (options: UserFieldsOptions): readonly FormField[] => {
  const { user, isOwn } = options
  return formFields(user ? updateCorporateUserConstraints : createCorporateUserConstraints, [
    {
      name: 'name',
      label: 'web.member.profile.name',
      known: user?.name,
      constraint: { required: true },
      words: { missing: 'web.company.admin.user.name.missing' },
      control: (field) => <TextField {...field} />,
    },
    {
      name: 'email',
      label: 'web.form.email',
      isAsked: () => !user,
      words: { missing: 'web.company.admin.user.email.missing', wrong: 'web.form.email.wrong' },
      control: (field, { message }) => <EmailField {...field} hint={message('web.company.admin.user.email.hint')} />,
    },
    {
      ...phoneField('no_telp', 'web.form.phone', 'web.company.profile.phone.wrong'),
      ...notClearable(user?.no_telp),
      control: (field) => <PhoneField {...field} optional />,
    },
    ...roleFields(options),
    {
      ...stateField('web.company.admin.user.status.hint'),
      known: user?.status === 'nonaktif' ? 'nonaktif' : 'aktif',
      isAsked: () => user !== undefined && !isOwn,
    },
  ])
}

interface CompanyFieldProps extends Pick<UserFieldsOptions, 'companies'> {
  readonly field: BoundField
}

const CompanyField = ({ field, companies }: CompanyFieldProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      {companies.status === 'failed' && (
        <InlineAlert tone="warning">
          <Stack gap="sm" align="start">
            <span>{message('web.company.admin.clients.failed')}</span>
            <Button tone="secondary" size="compact" icon="retry" onClick={companies.retry}>
              {message('web.company.admin.retry')}
            </Button>
          </Stack>
        </InlineAlert>
      )}
      <SelectField
        // Remounts when the companies arrive: only then can the select show the company that the address names.
        key={companies.status}
        {...field}
        any={message('web.company.admin.user.company.choose')}
        options={(companies.status === 'ready' ? companies.data : [])
          .filter(({ isActive }) => isActive)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}
