import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { PersonalPart } from '../../../personal-data/personal-part.tsx'
import { readProfile } from '../../../personal-data/profile.ts'
import { usePersonalRead } from '../../../personal-data/use-personal-read.ts'
import { changeMemberAtom } from '../../../session/change-member.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

interface EditableProfileProps {
  readonly personal: PersonalData
  readonly patient: number
}

/** A profile, and its form while it is being changed. What members change of themselves is shown by the header at once. */
export const EditableProfile = ({ personal, patient }: EditableProfileProps): ReactElement => {
  const message = useMessage()
  const profile = usePersonalRead(personal, readProfile(patient))
  const changeMember = useSetAtom(changeMemberAtom)
  const [step, setStep] = useState<'facts' | 'form' | 'saved'>('facts')
  return (
    <PersonalPart state={profile} failed="web.member.profile.failed">
      {(known) =>
        step === 'form' ? (
          <ProfileForm
            personal={personal}
            profile={known}
            onSaved={(saved) => {
              setStep('saved')
              changeMember(saved)
            }}
            onCancel={() => setStep('facts')}
          />
        ) : (
          <Stack gap="lg">
            <FormNotice outcome={step === 'saved' ? known : undefined}>
              {step === 'saved' && <InlineAlert tone="good">{message('web.member.profile.saved')}</InlineAlert>}
            </FormNotice>
            <ProfileFacts profile={known} />
            <div>
              <Button icon="user" onClick={() => setStep('form')}>
                {message('web.member.profile.edit')}
              </Button>
            </div>
          </Stack>
        )
      }
    </PersonalPart>
  )
}
