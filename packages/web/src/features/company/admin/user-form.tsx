import {
  Button,
  EmailField,
  Inline,
  InlineAlert,
  PhoneField,
  RadioGroup,
  SelectField,
  Stack,
  TextField,
} from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { CompanyChoice } from '../area/company-choice.ts'
import { clientStates, clientStatusWords } from './corporate.ts'
import type { CorporateUser } from './corporate.ts'
import { checkUser, createUserRequest, updateUserRequest, userFields } from './user-values.ts'

interface UserFormProps {
  readonly personal: PersonalData
  /** Default: a new user. */
  readonly user: CorporateUser | undefined
  /** The company that is chosen at first for a new user. */
  readonly company: number | undefined
  readonly companies: ReadState<readonly CompanyChoice[]>
  /** Whether it is the administrator's own account, which they cannot deactivate. */
  readonly isOwn: boolean
  readonly onEnd: (end?: End) => void
}

/** A new user, or the changes to one. Contract: operations `createCorporateUser` and `updateCorporateUser`. */
export const UserForm = (props: UserFormProps): ReactElement => {
  const { personal, user, company, companies, isOwn, onEnd } = props
  const message = useMessage()
  const form = useWriteForm({
    personal,
    fields: userFields,
    check: (values) => checkUser(values, user),
    write: (values) =>
      user
        ? personal.company.updateCorporateUser({ body: updateUserRequest(user.id, values) })
        : personal.company.createCorporateUser({ body: createUserRequest(values) }),
    stale: ['listCorporateUsers', 'listCorporateClients'],
    unknown: 'web.company.admin.user.unknown',
    onDone: ({ data: { name } }) =>
      onEnd({
        tone: 'good',
        text: user ? 'web.company.admin.user.saved' : 'web.company.admin.user.added',
        values: { name },
      }),
  })
  const field = useField('pengguna', form.submission)
  const title = message(user ? 'web.company.admin.user.change' : 'web.company.admin.user.add')
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={title}>
      <Stack gap="lg">
        <FormHeading>{title}</FormHeading>
        <WriteStatus form={form} prefix="pengguna" />
        <TextField {...field('name', 'web.member.profile.name')} value={user?.name ?? ''} />
        {user ? undefined : (
          <EmailField {...field('email', 'web.form.email')} hint={message('web.company.admin.user.email.hint')} />
        )}
        <PhoneField {...field('no_telp', 'web.form.phone')} value={user?.no_telp ?? ''} optional />
        {!user && <RoleFields field={field} company={company} companies={companies} />}
        {user && !isOwn && (
          <RadioGroup
            {...field('status', 'web.company.admin.status')}
            value={user.status === 'nonaktif' ? 'nonaktif' : 'aktif'}
            hint={message('web.company.admin.user.status.hint')}
            options={clientStates.map((value) => ({ value, label: message(clientStatusWords[value]) }))}
          />
        )}
        <Inline>
          <Button type="submit" size="large" busy={form.busy}>
            {message('web.member.profile.save')}
          </Button>
          <Button tone="secondary" size="large" onClick={() => onEnd()}>
            {message('web.member.profile.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

interface RoleFieldsProps extends Pick<UserFormProps, 'company' | 'companies'> {
  readonly field: ReturnType<typeof useField>
}

/** Role and company of a new user: an administrator has no company. */
const RoleFields = ({ field, company, companies }: RoleFieldsProps): ReactElement => {
  const message = useMessage()
  const [role, setRole] = useState('2')
  return (
    <>
      <RadioGroup
        {...field('role_id', 'web.company.admin.user.role')}
        value={role}
        onChange={setRole}
        options={[
          { value: '2', label: message('web.company.admin.user.role.company') },
          {
            value: '1',
            label: message('web.company.admin.user.role.admin'),
            hint: message('web.company.admin.user.role.adminHint'),
          },
        ]}
      />
      {role === '2' && companies.status === 'failed' && (
        <InlineAlert tone="warning">
          <Stack gap="sm" align="start">
            <span>{message('web.company.admin.clients.failed')}</span>
            <Button tone="secondary" size="compact" icon="retry" onClick={companies.retry}>
              {message('web.company.admin.retry')}
            </Button>
          </Stack>
        </InlineAlert>
      )}
      {role === '2' && (
        <SelectField
          // A choice of the address is made once the companies are there.
          key={companies.status}
          {...field('perusahaan_id', 'web.company.profile.company')}
          any={message('web.company.admin.user.company.choose')}
          value={company === undefined ? undefined : String(company)}
          options={(companies.status === 'ready' ? companies.data : [])
            .filter(({ isActive }) => isActive)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  )
}
