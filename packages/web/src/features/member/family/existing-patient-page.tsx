import { adulthood, jakartaDate } from '@hospital/sdk'
import { Button, Checkbox, DateField, Inline, NikField, SelectField, Stack, TextField } from '@hospital/ui'
import { useRef, useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import { typedDate } from '../../../forms/typed-date.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { checkExistingPatient, existingPatientFields, existingPatientRequest } from './existing-patient-values.ts'
import { familyLabels } from './family-labels.ts'
import { askAgain, asksAgain, PatientCode } from './patient-code.tsx'
import { relationChoices, relationCodes } from './relations.ts'
import { useFamilyForm } from './use-family-form.ts'
import type { CodeSent } from './use-family-form.ts'

/** Adds a person who has a medical record already to the family. */
export const ExistingPatientPage = ({ data }: PageProps<AreaLoader>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea
      data={data}
      part="family"
      title={message('web.member.family.existing.title')}
      intro={message('web.member.family.existing.intro', { age: adulthood })}
    >
      {(content) => <ExistingPatientForm {...content} />}
    </MemberArea>
  )
}

const ExistingPatientForm = ({ personal, member }: AreaContent): ReactElement => {
  const message = useMessage()
  const [sent, setSent] = useState<CodeSent>()
  // A code is asked for by the same form without one.
  const isAsking = useRef(false)
  const form = useFamilyForm({
    personal,
    fields: existingPatientFields,
    check: (values) => checkExistingPatient(values, jakartaDate(serverNow()), sent !== undefined && !isAsking.current),
    write: (values) => {
      const { kode: _code, ...proof } = values
      const body = existingPatientRequest(member.id, isAsking.current ? proof : values)
      return personal.member.activateExistingFamilyMember({ body })
    },
    onCode: setSent,
  })
  const { ref, submission, busy, onSubmit } = form
  const submit = (event: FormEvent<HTMLFormElement>) => {
    isAsking.current = asksAgain(event)
    onSubmit(event)
  }
  const field = useField('pasien', submission)
  return (
    <form ref={ref} method="post" noValidate onSubmit={submit} aria-label={message('web.member.family.existing.title')}>
      <Stack gap="lg">
        <WriteStatus form={form} prefix="pasien" labels={familyLabels} />
        <SelectField
          {...field('status_family', 'web.member.profile.relation')}
          options={relationChoices(message, relationCodes)}
          any={message('web.member.family.relation.choose')}
        />
        <TextField
          {...field('nopasien', 'web.member.profile.recordNumber')}
          hint={message('web.member.family.recordNumber.hint')}
        />
        <DateField {...field('tgl_lahir', 'web.member.profile.birthDate')} value={typedDate(submission, 'tgl_lahir')} />
        <NikField {...field('nik', 'web.member.profile.nik')} hint={message('web.member.family.nik.proof')} optional />
        <Checkbox {...field('persetujuan', 'web.member.family.consent')} value="ya" />
        {sent && <PatientCode sent={sent} field={field('kode', 'web.member.family.code')} />}
        <Inline>
          <Button type="submit" size="large" busy={busy}>
            {message('web.member.family.add')}
          </Button>
          {sent && (
            <Button type="submit" tone="secondary" icon="retry" value={askAgain} busy={busy}>
              {message('web.code.resend')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
