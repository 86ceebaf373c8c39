import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { writeDraft } from '../../../forms/draft-store.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { useRead } from '../../../personal-data/use-read.ts'
import { changeMember } from '../../../session/begin-session.ts'
import { readOwnDraft } from '../../../session/own-drafts.ts'
import { BpjsPart } from './bpjs-part.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

interface EditableProfileProps {
  readonly personal: PersonalData
  readonly patient: number
  /** The name of the form's draft: the page's path without its language. */
  readonly draft: string
}

/**
 * A profile, and its form while it is being changed. Where this tab has a draft, as after a reload, the form is open at once. The
 * header shows at once what members change of themselves.
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
        {/* A back end that keeps no number leaves it away. */}
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
