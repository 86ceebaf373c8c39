import type { MemberComponents } from '@hospital/sdk/member'
import { Button, Card, CardFoot, CardTitle, formatPhone, Grid, Text } from '@hospital/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { End } from '../../../personal-data/end-notice.tsx'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { changeMember } from '../../../session/begin-session.ts'
import { emailFields, phoneFields } from './account-fields.tsx'
import { AccountSection } from './account-section.tsx'
import { ContactForm } from './contact-form.tsx'
import type { AccountContact } from './contact-form.tsx'
import { PasswordForm } from './password-form.tsx'

type Schemas = MemberComponents['schemas']

/** The parts of a log-in that a member can change. */
type Part = 'email' | 'phone' | 'password'

const parts = [
  ['email', 'web.form.email', 'web.member.account.email.change'],
  ['phone', 'web.member.profile.phone', 'web.member.account.phone.change'],
  ['password', 'web.member.account.password', 'web.member.account.password.change'],
] as const satisfies readonly (readonly [Part, MessageId, MessageId])[]

const shownOf = ({ email, no_telp: phone }: Profile, part: Part): string | undefined => {
  if (part === 'email') return email ?? undefined
  if (part === 'phone') return phone === null ? undefined : formatPhone(phone)
  return '••••••••'
}

interface LogInPartProps {
  readonly personal: PersonalData
  readonly member: number
}

/** The e-mail address, telephone number and password of an account, each with its form. The header shows a change at once. */
export const LogInPart = ({ personal, member }: LogInPartProps): ReactElement => {
  const profile = useRead(personal, readProfile(member))
  const store = useStore()
  const [open, setOpen] = useState<Part>()
  const [end, setEnd] = useState<End>()
  return (
    <AccountSection title="web.member.account.logIn" intro="web.member.account.logIn.intro" end={end}>
      <PersonalPart state={profile} failed="web.member.profile.failed">
        {(known) => {
          const saved = (text: MessageId, contact?: AccountContact) => {
            setOpen(undefined)
            setEnd({ tone: 'good', text })
            if (contact) void changeMember(store, { ...known, ...contact })
          }
          return open ? (
            <Card>
              <OpenForm
                part={open}
                personal={personal}
                member={member}
                onSaved={saved}
                onCancel={() => setOpen(undefined)}
              />
            </Card>
          ) : (
            <Parts
              known={known}
              onOpen={(part) => {
                setEnd(undefined)
                setOpen(part)
              }}
            />
          )
        }}
      </PersonalPart>
    </AccountSection>
  )
}

interface PartsProps {
  readonly known: Profile
  readonly onOpen: (part: Part) => void
}

/** The current contacts and the password, each with the button that changes it. */
const Parts = ({ known, onOpen }: PartsProps): ReactElement => {
  const message = useMessage()
  return (
    <Grid as="ul" columns="halves">
      {parts.map(([part, label, change]) => (
        <li key={part}>
          <Card>
            <CardTitle title={message(label)} />
            <Text>{shownOf(known, part) ?? message('web.member.account.none')}</Text>
            <CardFoot>
              <Button tone="secondary" size="compact" onClick={() => onOpen(part)}>
                {message(change)}
              </Button>
            </CardFoot>
          </Card>
        </li>
      ))}
    </Grid>
  )
}

interface OpenFormProps extends LogInPartProps {
  readonly part: Part
  readonly onSaved: (text: MessageId, contact?: AccountContact) => void
  readonly onCancel: () => void
}

const OpenForm = ({ part, personal, member, onSaved, onCancel }: OpenFormProps): ReactElement => {
  const message = useMessage()
  const shared = { personal, onCancel }
  if (part === 'email')
    return (
      <ContactForm
        {...shared}
        prefix="email-baru"
        title={message('web.member.account.email.change')}
        fieldsOf={emailFields}
        write={(fields, values) =>
          personal.account.changeEmail({
            body: { ...requestOf<Schemas['ChangeEmailRequest']>(fields, values), user_id: member },
          })
        }
        unknown="web.member.account.email.unknown"
        onSaved={(contact) => onSaved('web.member.account.email.saved', contact)}
      />
    )
  if (part === 'phone')
    return (
      <ContactForm
        {...shared}
        prefix="nomor-baru"
        title={message('web.member.account.phone.change')}
        fieldsOf={phoneFields}
        write={(fields, values) =>
          personal.account.changePhone({
            body: { ...requestOf<Schemas['ChangePhoneRequest']>(fields, values), user_id: member },
          })
        }
        unknown="web.member.account.phone.unknown"
        onSaved={(contact) => onSaved('web.member.account.phone.saved', contact)}
      />
    )
  return <PasswordForm {...shared} member={member} onSaved={() => onSaved('web.member.account.password.saved')} />
}
