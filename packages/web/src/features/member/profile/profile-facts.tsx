import {
  Card,
  DescriptionList,
  formatDate,
  formatPhone,
  Heading,
  InlineAlert,
  LinkButton,
  Stack,
  telHref,
  Text,
  useLocale,
} from '@hospital/ui'
import type { Description, Locale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { Message, MessageId } from '../../../i18n/use-message.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { regionNames } from './profile-fields.tsx'
import { relationWord } from './relation-word.ts'

interface ProfileFactsProps {
  readonly profile: Profile
  /** Further parts of the profile that can be changed, after the facts. Default: nothing. */
  readonly children?: ReactNode
}

interface Words {
  readonly message: Message
  readonly locale: Locale
}

const identityFacts = (profile: Profile, { message, locale }: Words): readonly Description[] => [
  { term: message('web.member.profile.name'), details: profile.nama_lengkap },
  { term: message('web.member.profile.relation'), details: message(relationWord(profile.status_family)) },
  { term: message('web.member.profile.birthPlace'), details: profile.tempat_lahir },
  { term: message('web.member.profile.birthDate'), details: formatDate(profile.tgl_lahir, locale) },
  {
    term: message('web.member.profile.gender'),
    details: message(profile.gender === 'L' ? 'web.member.profile.male' : 'web.member.profile.female'),
  },
  { term: message('web.member.profile.bloodType'), details: profile.golongan_darah?.trim() || undefined },
]

const contactFacts = (profile: Profile, message: Message): readonly Description[] => [
  { term: message('web.form.email'), details: profile.email },
  { term: message('web.member.profile.phone'), details: profile.no_telp && formatPhone(profile.no_telp) },
  { term: message('web.member.profile.address'), details: profile.alamat },
  { term: message('web.member.profile.region'), details: regionNames(profile) || undefined },
]

const numberFacts = (profile: Profile, message: Message): readonly Description[] => [
  { term: message('web.member.profile.recordNumber'), details: profile.nopasien },
  {
    term: message(profile.warga_negara === 'wna' ? 'web.member.profile.passport' : 'web.member.profile.nik'),
    details: profile.no_identitas,
  },
]

/** The data that the group has of a person, and the contact for data that the person cannot change here. */
export const ProfileFacts = ({ profile, children }: ProfileFactsProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Stack gap="lg">
      <Facts title={message('web.member.profile.identity')} items={identityFacts(profile, { message, locale })} />
      <Facts title={message('web.member.profile.contact')} items={contactFacts(profile, message)} />
      <Facts title={message('web.member.profile.numbers')} items={numberFacts(profile, message)} />
      {children}
      {/* Members change their own address on the account's page. */}
      <Unchangeable
        title={
          profile.status_family === 'diri_sendiri'
            ? 'web.member.profile.unchangeableOwn'
            : 'web.member.profile.unchangeable'
        }
      />
    </Stack>
  )
}

const Facts = ({ title, items }: { readonly title: string; readonly items: readonly Description[] }): ReactElement => (
  <Card>
    <Heading level={2} size={4}>
      {title}
    </Heading>
    <DescriptionList items={items} />
  </Card>
)

const Unchangeable = ({ title }: { readonly title: MessageId }): ReactElement => {
  const message = useMessage()
  const { phone = '' } = useShell().footer.contact
  const tel = telHref(phone)
  return (
    <InlineAlert title={message(title)}>
      <Stack gap="xs" align="start">
        <Text>{message('web.member.profile.unchangeableText')}</Text>
        {tel && (
          <LinkButton tone="secondary" icon="phone" href={tel}>
            {formatPhone(phone)}
          </LinkButton>
        )}
      </Stack>
    </InlineAlert>
  )
}
