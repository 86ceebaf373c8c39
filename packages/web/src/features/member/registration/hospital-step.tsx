import { registerPatientConstraints } from '@hospital/sdk/constraints'
import {
  Button,
  Checkbox,
  Heading,
  Link,
  SectionError,
  SelectField,
  Stack,
  Text,
  TextField,
  useLocale,
} from '@hospital/ui'
import type { SelectOption } from '@hospital/ui'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { readDraft, writeDraft } from '../../../forms/draft-store.ts'
import { firstValues, formFields, formRules } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { FormFields } from '../../../forms/form-fields.tsx'
import type { FormValues } from '../../../forms/submission.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import type { WriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import { href } from '../../../routes/href.ts'
import type { Part } from '../../../shared/loading/part.ts'
import { recordNumberField } from '../person/person-fields.tsx'
import { recordNumber } from '../person/typed-values.ts'
import type { FoundRecord } from './care-fields.tsx'
import { findRecord } from './find-record.ts'
import { choiceDraft, registrationWords } from './registrant.ts'
import type { Registrant } from './registrant.ts'

interface HospitalStepProps {
  readonly personal: PersonalData
  readonly registrant: Registrant
  /** Whether the session has just begun on this page. Then the step takes the focus. */
  readonly isNew: boolean
  readonly hospitals: Part<readonly SelectOption[]>
  readonly onFound: (found: FoundRecord) => void
  /** Set after a reload: the step sends the earlier choice by itself. `onEnd` is called if that does not lead to the next step. */
  readonly resuming: { readonly onEnd: () => void } | undefined
}

/** The choice of the hospital, and whether the person has a record there. */
const hospitalFields = (
  { relative }: Registrant,
  hospitals: readonly SelectOption[],
  { rs, lama, no_pasien: number }: FormValues,
): readonly FormField[] => {
  const words = registrationWords(relative)
  const name = relative?.name ?? ''
  return formFields(registerPatientConstraints, [
    {
      name: 'rs',
      label: 'web.registration.hospital',
      known: rs,
      constraint: { required: true },
      words: { missing: 'web.registration.hospital.missing' },
      control: (field, { message }) => (
        <SelectField {...field} options={hospitals} any={message('web.registration.choose')} />
      ),
    },
    {
      name: 'lama',
      label: recordNumberField.label,
      known: lama,
      control: ({ value, ...field }, { message, set }) => (
        <Checkbox
          {...field}
          checked={Boolean(value)}
          label={message(words.known, { name })}
          hint={message(words.knownHint, { name })}
          onChange={(isPatient) => set({ lama: isPatient ? 'on' : '' })}
        />
      ),
    },
    {
      ...recordNumberField,
      known: number,
      isAsked: ({ lama }) => Boolean(lama),
      control: (field, { message }) => <TextField {...field} hint={message('web.member.family.recordNumber.hint')} />,
    },
  ])
}

/** The choice of the hospital. It fills the rest of the form with the known data, and so opens the other steps. */
export const HospitalStep = (props: HospitalStepProps): ReactElement => {
  const { registrant, isNew, hospitals } = props
  const message = useMessage()
  const locale = useLocale()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const { relative } = registrant
  return (
    <Stack gap="lg">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2} size={3}>
          {message('web.registration.step.hospital')}
        </Heading>
      </div>
      <Text>{message(registrationWords(relative).intro, { name: relative?.name ?? '' })}</Text>
      {hospitals.ok ? (
        <HospitalForm {...props} choices={hospitals.value} />
      ) : (
        <SectionError
          title={message('web.registration.hospital.failed')}
          retryHref={href(locale, 'memberRegistration')}
        />
      )}
    </Stack>
  )
}

/** The initial values: the choice before a reload, or the hospital of the appointment that led here. */
const useChosen = (registrant: Registrant, isResuming: boolean): FormValues => {
  const [chosen] = useState((): FormValues => {
    const rs = isResuming ? undefined : registrant.relative?.appointmentAt
    return rs === undefined ? (readDraft(choiceDraft(registrant)) ?? {}) : { rs }
  })
  return chosen
}

/** A form that is sent as soon as it is rendered. */
const useSentByItself = (isSent: boolean) => {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSent) ref.current?.requestSubmit()
  }, [isSent])
  return ref
}

const HospitalForm = ({
  personal,
  registrant,
  choices,
  onFound,
  resuming,
}: HospitalStepProps & { readonly choices: readonly SelectOption[] }): ReactElement => {
  const message = useMessage()
  const fields = hospitalFields(registrant, choices, useChosen(registrant, resuming !== undefined))
  const { unread } = registrationWords(registrant.relative)
  const form = useWriteForm({
    ...formRules(fields),
    personal,
    first: firstValues(fields),
    write: ({ rs = '', lama, no_pasien: number = '' }) => {
      writeDraft(choiceDraft(registrant), lama ? { rs, lama, no_pasien: number } : { rs })
      return findRecord(personal, registrant, rs, lama ? recordNumber(number) : '')
    },
    failed: unread,
    unknown: unread,
    onDone: onFound,
    onUndone: () => resuming?.onEnd(),
  })
  const ref = useSentByItself(resuming !== undefined)
  return (
    <form ref={ref} method="post" data-own-draft noValidate onSubmit={form.onSubmit}>
      <Stack gap="lg">
        <WriteStatus form={form} prefix="rs" />
        <ToProfile registrant={registrant} notice={form.notice} />
        <FormFields form={form} prefix="rs" fields={fields} />
        <Stack align="start">
          <Button type="submit" size="large" busy={form.busy}>
            {message('web.form.step.next')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

/** The link to the profile: if the hospital refuses, the mistake may be there. */
const ToProfile = ({
  registrant: { id, relative },
  notice,
}: Pick<HospitalStepProps, 'registrant'> & Pick<WriteForm, 'notice'>): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (!notice || !('detail' in notice)) return null
  const name = relative?.name ?? ''
  return (
    <Link
      look="action"
      href={relative ? href(locale, 'familyMemberDetail', { pasien: String(id) }) : href(locale, 'memberProfile')}
    >
      {message(relative ? 'web.registration.relative.toProfile' : 'web.registration.toProfile', { name })}
    </Link>
  )
}
