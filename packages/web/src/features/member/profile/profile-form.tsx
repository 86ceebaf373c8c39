import type { MemberComponents } from '@hospital/sdk/member'
import { Button, Inline, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { firstValues, formRules, labelsOf, requestOf } from '../../../forms/fields.ts'
import { FormFields } from '../../../forms/form-fields.tsx'
import { FormHeading } from '../../../forms/form-heading.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { MemberCookie } from '../../../session/store-session.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { profileFields } from './profile-fields.tsx'

type UpdateProfile = MemberComponents['schemas']['UpdateProfileRequest']

interface ProfileFormProps {
  readonly personal: PersonalData
  readonly profile: Profile
  /** What was typed before; a text that is not in it was cleared. Default: the form begins with the profile. */
  readonly typed: FormValues | undefined
  readonly onSaved: (saved: MemberCookie) => void
  readonly onCancel: () => void
}

/** Changes what a member may change of a profile. Contract: operation `updateProfile`. */
export const ProfileForm = ({ personal, profile, typed, onSaved, onCancel }: ProfileFormProps): ReactElement => {
  const message = useMessage()
  const fields = profileFields(profile, useToday())
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields, typed),
    write: (values) =>
      personal.member.updateProfile({ body: { ...requestOf<UpdateProfile>(fields, values), id: profile.id } }),
    stale: ['getProfile', 'getFamily'],
    unknown: 'web.member.profile.unknown',
    onDone: ({ data }) => onSaved(data),
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={message('web.member.profile.edit')}>
      <Stack gap="lg">
        <FormHeading>{message('web.member.profile.edit')}</FormHeading>
        <WriteStatus form={form} prefix="profil" labels={labelsOf(fields)} />
        <FormFields form={form} prefix="profil" fields={fields} />
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
