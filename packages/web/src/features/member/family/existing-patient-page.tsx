import { adulthood, jakartaDate } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import type { ReactElement } from 'react'
import { checkFields, formRules, requestOf } from '../../../forms/fields.ts'
import { useMessage } from '../../../i18n/use-message.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import type { PageProps } from '../../../shared/page-props.ts'
import { serverNow } from '../../../shared/server-clock.ts'
import { useToday } from '../../../shared/use-server-now.ts'
import type { AreaLoader } from '../area/area-page.ts'
import { MemberArea } from '../area/member-area.tsx'
import type { AreaContent } from '../area/member-area.tsx'
import { existingPatientFields } from './family-fields.tsx'
import { CodeButtons, usePatientCode } from './patient-code.tsx'
import { useFamilyForm } from './use-family-form.ts'

type ExistingPatient = MemberComponents['schemas']['ActivateExistingFamilyMemberRequest']

/** Adds a person who already has a medical record to the family. */
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
  const { sent, setSent, sentOf, submit } = usePatientCode()
  const fields = existingPatientFields(useToday(), sent)
  const form = useFamilyForm({
    ...formRules(fields),
    personal,
    check: (values) => checkFields(sentOf(existingPatientFields(jakartaDate(serverNow()), sent)), values),
    write: (values) =>
      personal.member.activateExistingFamilyMember({
        body: { ...requestOf<ExistingPatient>(sentOf(fields), values), user_id: member.id },
      }),
    onCode: setSent,
  })
  return (
    <WriteFormView
      form={{ ...form, onSubmit: (event) => submit(event, form.onSubmit) }}
      prefix="pasien"
      fields={fields}
      title={message('web.member.family.existing.title')}
    >
      <CodeButtons sent={sent} send={message('web.member.family.add')} busy={form.busy} />
    </WriteFormView>
  )
}
