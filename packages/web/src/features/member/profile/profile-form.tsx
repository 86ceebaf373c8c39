import { jakartaDate } from '@hospital/sdk'
import { Button, DateField, Inline, PhoneField, RadioGroup, Stack, TextArea, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { typedDate } from '../../../forms/typed-date.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { MemberCookie } from '../../../session/write-session-cookies.ts'
import { checkProfile, profileFields, profileRequest } from './profile-values.ts'

interface ProfileFormProps {
  readonly personal: PersonalData
  readonly profile: Profile
  readonly onSaved: (saved: MemberCookie) => void
  readonly onCancel: () => void
}

/** Changes what a member may change of a profile. Contract: operation `updateProfile`. */
export const ProfileForm = ({ personal, profile, onSaved, onCancel }: ProfileFormProps): ReactElement => {
  const message = useMessage()
  const form = useWriteForm({
    personal,
    fields: profileFields,
    check: (values) => checkProfile(values, jakartaDate(new Date())),
    write: (member, values) => member.updateProfile({ body: profileRequest(profile.id, values) }),
    stale: ['getProfile', 'getFamily'],
    words: { unknown: 'web.member.profile.unknown' },
    onDone: ({ data }) => onSaved(data),
  })
  const { submission, busy } = form
  const field = useField('profil', submission)
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={message('web.member.profile.edit')}>
      <Stack gap="lg">
        <WriteStatus form={form} prefix="profil" />
        <TextField
          {...field('nama_lengkap', 'web.member.profile.name')}
          value={profile.name}
          hint={message('web.member.profile.nameHint')}
          autoComplete="name"
        />
        <TextField {...field('tempat_lahir', 'web.member.profile.birthPlace')} value={profile.birthPlace} />
        <DateField
          {...field('tgl_lahir', 'web.member.profile.birthDate')}
          value={submission ? typedDate(submission, 'tgl_lahir') : profile.birthDate}
        />
        <RadioGroup
          {...field('gender', 'web.member.profile.gender')}
          value={profile.gender === 'male' ? 'L' : 'P'}
          options={[
            { value: 'L', label: message('web.member.profile.male') },
            { value: 'P', label: message('web.member.profile.female') },
          ]}
        />
        <PhoneField {...field('no_telp', 'web.member.profile.phone')} value={profile.phone} optional />
        <TextArea {...field('alamat', 'web.member.profile.address')} value={profile.address} rows={3} optional />
        <Inline>
          <Button type="submit" size="large" busy={busy}>
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
