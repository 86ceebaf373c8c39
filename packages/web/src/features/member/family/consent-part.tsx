import { adulthood } from '@hospital/sdk'
import type { MemberComponents } from '@hospital/sdk/member'
import { EmptyState, InlineAlert, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { checkFields, requestOf } from '../../../forms/fields.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { FamilyMember } from '../../../personal-data/family.ts'
import type { PersonalData } from '../../../personal-data/personal-data.ts'
import { useWriteForm } from '../../../personal-data/use-write-form.ts'
import { WriteFormView } from '../../../personal-data/write-form-view.tsx'
import { consentFields } from './family-fields.tsx'
import { CodeButtons, usePatientCode } from './patient-code.tsx'

type Consent = MemberComponents['schemas']['RenewFamilyConsentRequest']

interface ConsentPartProps {
  readonly personal: PersonalData
  readonly member: number
  readonly person: FamilyMember
  /** The person's data, shown if it may be. */
  readonly children: ReactNode
}

/**
 * The data of a person of the family. A person who was added as a child may be an adult by now. Then a parent's or guardian's consent no
 * longer counts, and the part asks for the person's own consent instead.
 */
export const ConsentPart = ({ personal, member, person, children }: ConsentPartProps): ReactElement => {
  const message = useMessage()
  const [agreed, setAgreed] = useState<object>()
  if (person.awaitsConsent)
    return <ConsentForm personal={personal} member={member} person={person} onAgreed={() => setAgreed({})} />
  if (!agreed) return <>{children}</>
  return (
    <Stack gap="lg">
      <FormNotice outcome={agreed}>
        <InlineAlert tone="good">{message('web.member.family.ownConsent.given', { name: person.name })}</InlineAlert>
      </FormNotice>
      {children}
    </Stack>
  )
}

interface ConsentFormProps extends Omit<ConsentPartProps, 'children'> {
  readonly onAgreed: () => void
}

/** Sends the form: the first time for a code, then with the code. Contract: operation `renewFamilyConsent`. */
const useConsentForm = ({ personal, member, person: { id }, onAgreed }: ConsentFormProps) => {
  const { sent, setSent, sentOf, submit } = usePatientCode()
  const fields = consentFields(sent)
  const form = useWriteForm({
    personal,
    fields: ['kode'],
    check: (values) => checkFields(sentOf(fields), values),
    write: (values) =>
      personal.member.renewFamilyConsent({
        body: { ...requestOf<Consent>(sentOf(fields), values), user_id: member, id_pasien: id },
      }),
    stale: ['getFamily'],
    unknown: 'web.member.family.ownConsent.unknown',
    onDone: ({ data }) => ('kode_dikirim_ke' in data ? setSent(data) : onAgreed()),
  })
  const onSubmit: typeof form.onSubmit = (event) => submit(event, form.onSubmit)
  return { sent, fields, form: { ...form, onSubmit } }
}

/** Has a code sent to the person, and takes the code from them. */
const ConsentForm = (props: ConsentFormProps): ReactElement => {
  const message = useMessage()
  const { sent, fields, form } = useConsentForm(props)
  const { name } = props.person
  return (
    <WriteFormView
      form={form}
      prefix="persetujuan"
      fields={fields}
      title={message('web.member.family.ownConsent.title')}
      header={
        <EmptyState
          title={message('web.member.family.ownConsent.title')}
          message={message('web.member.family.ownConsent.text', { name, age: adulthood })}
        />
      }
    >
      <CodeButtons
        sent={sent}
        send={message(sent ? 'web.member.family.ownConsent.give' : 'web.member.family.ownConsent.ask')}
        busy={form.busy}
      />
    </WriteFormView>
  )
}
