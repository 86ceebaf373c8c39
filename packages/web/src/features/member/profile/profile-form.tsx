import type { MemberComponents } from '@hospital/sdk/member'
import type { ReactElement } from 'react'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import type { MemberCookie } from '../../../session/write-cookies.ts'
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
    <EditFormView
      form={form}
      prefix="profil"
      fields={fields}
      title={message('web.member.profile.edit')}
      onCancel={onCancel}
    />
  )
}
