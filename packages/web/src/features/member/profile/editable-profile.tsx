import type { MemberComponents } from '@hospital/sdk/member'
import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { writeDraft } from '../../../forms/draft-store.ts'
import { firstValues, formRules, requestOf } from '../../../forms/fields.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { EditFormView } from '../../../personal-data/write-form-view.tsx'
import { changeMember } from '../../../session/begin-session.ts'
import { readOwnDraft } from '../../../session/own-drafts.ts'
import type { MemberCookie } from '../../../session/write-cookies.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { BpjsPart } from './bpjs-part.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { profileFields } from './profile-fields.tsx'

interface EditableProfileProps {
  readonly personal: PersonalData
  readonly patient: number
  /** The name of the form's draft: the page's path without its language. */
  readonly draft: string
}

/**
 * A profile, and the form to change it. If this tab has a draft, for example after a reload, the form is open at once. When members change
 * their own profile, the header shows it at once.
 */
export const EditableProfile = ({ personal, patient, draft }: EditableProfileProps): ReactElement => {
  const profile = useRead(personal, readProfile(patient))
  const store = useStore()
  const [typed, setTyped] = useState(() => readOwnDraft(draft))
  const [step, setStep] = useState<'facts' | 'form' | 'saved'>(typed ? 'form' : 'facts')
  const close = (next: 'facts' | 'saved') => {
    writeDraft(draft, undefined)
    setTyped(undefined)
    setStep(next)
  }
  return (
    <PersonalPart state={profile} failed="web.member.profile.failed">
      {(known) =>
        step === 'form' ? (
          <ProfileForm
            personal={personal}
            profile={known}
            typed={typed}
            onSaved={(saved) => {
              close('saved')
              void changeMember(store, saved)
            }}
            onCancel={() => close('facts')}
          />
        ) : (
          <ShownProfile personal={personal} profile={known} isSaved={step === 'saved'} onEdit={() => setStep('form')} />
        )
      }
    </PersonalPart>
  )
}

type UpdateProfile = MemberComponents['schemas']['UpdateProfileRequest']

interface ProfileFormProps extends Pick<EditableProfileProps, 'personal'> {
  readonly profile: Profile
  /** The values typed earlier; a text that is missing here was cleared. Default: the form begins with the profile. */
  readonly typed: FormValues | undefined
  readonly onSaved: (saved: MemberCookie) => void
  readonly onCancel: () => void
}

/** The form for the fields of a profile that a member may change. Contract: operation `updateProfile`. */
const ProfileForm = ({ personal, profile, typed, onSaved, onCancel }: ProfileFormProps): ReactElement => {
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

interface ShownProfileProps extends Pick<EditableProfileProps, 'personal'> {
  readonly profile: Profile
  /** Whether it was saved a moment ago. */
  readonly isSaved: boolean
  readonly onEdit: () => void
}

const ShownProfile = ({ personal, profile, isSaved, onEdit }: ShownProfileProps): ReactElement => {
  const message = useMessage()
  return (
    <Stack gap="lg">
      <FormNotice outcome={isSaved ? profile : undefined}>
        {isSaved && <InlineAlert tone="good">{message('web.member.profile.saved')}</InlineAlert>}
      </FormNotice>
      <ProfileFacts profile={profile}>
        {/* The field is absent if the back end stores no number. */}
        {profile.nomor_bpjs !== undefined && (
          <BpjsPart personal={personal} patient={profile.id} number={profile.nomor_bpjs} />
        )}
      </ProfileFacts>
      <div>
        <Button icon="user" onClick={onEdit}>
          {message('web.member.profile.edit')}
        </Button>
      </div>
    </Stack>
  )
}
