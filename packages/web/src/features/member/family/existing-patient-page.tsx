import { jakartaDate } from '@hospital/sdk'
import { Button, Checkbox, DateField, NikField, SelectField, Stack, TextField } from '@hospital/ui'
import type { ReactElement } from 'react'
import { typedDate } from '../../../forms/typed-date.ts'
import { useField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteStatus } from '../../../personal-data/write-status.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { checkExistingPatient, existingPatientFields, existingPatientRequest } from './existing-patient-values.ts'
import { familyLabels } from './family-labels.ts'
import type { loadExistingPatient } from './load-existing-patient.ts'
import { relationChoices } from './relations.ts'
import { useFamilyForm } from './use-family-form.ts'

/** Adds a person who has a medical record already to the family. */
export const ExistingPatientPage = ({ data }: PageProps<typeof loadExistingPatient>): ReactElement => {
  const message = useMessage()
  return (
    <MemberArea
      data={data}
      part="family"
      title={message('web.member.family.existing.title')}
      intro={message('web.member.family.existing.intro')}
    >
      {(content) => <ExistingPatientForm {...content} />}
    </MemberArea>
  )
}

const ExistingPatientForm = ({ personal, member }: AreaContent): ReactElement => {
  const message = useMessage()
  const form = useFamilyForm({
    personal,
    fields: existingPatientFields,
    check: (values) => checkExistingPatient(values, jakartaDate(serverNow())),
    write: (values) =>
      personal.member.activateExistingFamilyMember({ body: existingPatientRequest(member.id, values) }),
  })
  const { ref, submission, busy, onSubmit } = form
  const field = useField('pasien', submission)
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={onSubmit}
      aria-label={message('web.member.family.existing.title')}
    >
      <Stack gap="lg">
        <WriteStatus form={form} prefix="pasien" labels={familyLabels} />
        <SelectField
          {...field('status_family', 'web.member.profile.relation')}
          options={relationChoices(message)}
          any={message('web.member.family.relation.choose')}
        />
        <TextField
          {...field('nopasien', 'web.member.profile.recordNumber')}
          hint={message('web.member.family.recordNumber.hint')}
        />
        <DateField {...field('tgl_lahir', 'web.member.profile.birthDate')} value={typedDate(submission, 'tgl_lahir')} />
        <NikField {...field('nik', 'web.member.profile.nik')} hint={message('web.member.family.nik.proof')} optional />
        <Checkbox {...field('persetujuan', 'web.member.family.consent')} value="ya" />
        <div>
          <Button type="submit" size="large" busy={busy}>
            {message('web.member.family.add')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
