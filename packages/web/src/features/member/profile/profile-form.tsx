import { isAdult } from '@hospital/sdk'
import { Button, DateField, Inline, PhoneField, RadioGroup, Stack, TextArea, TextField } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { FormHeading } from '../../../forms/form-heading.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { datePartsOf, typedDate } from '../../../forms/typed-date.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import type { Profile, ProfileCode } from '../../../personal-data/profile.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { MemberCookie } from '../../../session/store-session.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import { fieldLabels } from '../person/form-labels.ts'
import { ReferenceField } from '../person/reference-field.tsx'
import { RegionField } from '../person/region-field.tsx'
import type { StepField } from '../person/use-step-field.ts'
import { checkProfile, profileFields, profileRequest } from './profile-values.ts'

interface ProfileFormProps {
  readonly personal: PersonalData
  readonly profile: Profile
  /** What was typed before; a text that is not in it was cleared. Default: the form begins with the profile. */
  readonly typed: FormValues | undefined
  readonly onSaved: (saved: MemberCookie) => void
  readonly onCancel: () => void
}

const profileLabels = {
  ...fieldLabels,
  nama_lengkap: 'web.member.profile.name',
  no_telp: 'web.member.profile.phone',
} as const

const references = [
  'gol_darah',
  'agama',
  'status_kawin',
  'pendidikan',
  'pekerjaan',
  'bahasa',
  'suku_bahasa',
] as const satisfies readonly ProfileCode[]

const isCode = (name: string): name is (typeof references)[number] => references.some((known) => known === name)

const regionOf = ({ codes: { kel, kec, kokab, prov }, region }: Profile): FormValues => ({
  kel,
  kec,
  kokab,
  prov,
  wilayah: region.join(', '),
})

/** Whether a profile is that of an adult of the family: codes that prove the person go to their telephone. */
const isAnotherAdult = ({ relation, birthDate }: Profile, today: string): boolean =>
  relation !== 'diri_sendiri' && isAdult(birthDate, today)

/** Changes what a member may change of a profile. Contract: operation `updateProfile`. */
export const ProfileForm = ({ personal, profile, typed, onSaved, onCancel }: ProfileFormProps): ReactElement => {
  const message = useMessage()
  const today = useToday()
  // No control of the form holds what a look-up found.
  const [region, setRegion] = useState<FormValues>(() => regionOf(profile))
  // The search for a village is a control, and may hold more than was chosen.
  const allOf = (values: FormValues): FormValues => ({ ...region, ...values })
  const form = useWriteForm({
    personal,
    fields: profileFields,
    check: (values) => checkProfile(allOf(values), today, profile),
    write: (values) => personal.member.updateProfile({ body: profileRequest(profile.id, allOf(values)) }),
    stale: ['getProfile', 'getFamily'],
    unknown: 'web.member.profile.unknown',
    onDone: ({ data }) => onSaved(data),
  })
  const { submission, busy } = form
  const bound = useField('profil', submission)
  const field = (name: keyof typeof profileLabels) => bound(name, profileLabels[name])
  const begin = (name: keyof typeof profileLabels, known: string | undefined) => ({
    ...field(name),
    value: typed ? (typed[name] ?? '') : known,
  })
  const labelled: StepField = (name) => ({
    ...field(name),
    // A list that had not arrived yet is in no draft.
    value: isCode(name) ? (typed?.[name] ?? profile.codes[name]) : undefined,
  })
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={message('web.member.profile.edit')}>
      <Stack gap="lg">
        <FormHeading>{message('web.member.profile.edit')}</FormHeading>
        <WriteStatus form={form} prefix="profil" labels={profileLabels} />
        <TextField
          {...begin('nama_lengkap', profile.name)}
          hint={message('web.member.profile.nameHint')}
          autoComplete="name"
        />
        <TextField {...begin('tempat_lahir', profile.birthPlace)} />
        <DateField
          {...field('tgl_lahir')}
          value={
            submission
              ? typedDate(submission, 'tgl_lahir')
              : typed
                ? datePartsOf(typed, 'tgl_lahir')
                : profile.birthDate
          }
        />
        <RadioGroup
          {...begin('gender', profile.gender === 'male' ? 'L' : 'P')}
          options={[
            { value: 'L', label: message('web.member.profile.male') },
            { value: 'P', label: message('web.member.profile.female') },
          ]}
        />
        <PhoneField
          {...begin('no_telp', profile.phone)}
          hint={isAnotherAdult(profile, today) ? message('web.member.profile.phone.adult') : undefined}
          optional
        />
        <TextArea {...begin('alamat', profile.address)} rows={3} optional />
        <RegionField
          form={{ values: region, set: (changes) => setRegion((known) => ({ ...known, ...changes })) }}
          field={labelled}
        />
        {references.map((name) => (
          <ReferenceField key={name} name={name} field={labelled} isClearable={profile.codes[name] === ''} />
        ))}
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
