import type { MemberComponents } from '@hospital/sdk/member'
import { Button, CodeField, Inline, InlineAlert } from '@hospital/ui'
import { useRef, useState } from 'react'
import type { FormEvent, ReactElement } from 'react'
import type { FormField } from '../../../forms/fields.ts'
import { FormNotice } from '../../../forms/form-notice.tsx'
import type { BoundField } from '../../../forms/use-field.ts'
import { useMessage } from '../../../i18n/use-message.ts'

/** The receiver of a code: an adult who has to agree first. */
export type CodeSent = MemberComponents['schemas']['FamilyCodeSent']

/** The value of the button that asks for another code. */
const askAgain = 'kode-baru'

/** Whether a form was sent by the button that asks for another code. */
const asksAgain = ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === askAgain

/** A form for a patient's consent. Sent without a code, it has one sent to the patient; then it is sent again with that code. */
export const usePatientCode = () => {
  const [sent, setSent] = useState<CodeSent>()
  const isAsking = useRef(false)
  return {
    sent,
    setSent,
    /** The fields to send now: a request for another code has no code field. */
    sentOf: (fields: readonly FormField[]) =>
      isAsking.current ? fields.filter(({ name }) => name !== 'kode') : fields,
    submit: (event: FormEvent<HTMLFormElement>, onSubmit: (event: FormEvent<HTMLFormElement>) => void) => {
      isAsking.current = asksAgain(event)
      onSubmit(event)
    },
  }
}

interface PatientCodeProps {
  readonly sent: CodeSent
  readonly field: BoundField
}

/** Says where the code of an adult patient went, and has the field for it. The patient agrees by giving the code to the member. */
export const PatientCode = ({ sent, field }: PatientCodeProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      <FormNotice outcome={sent}>
        <InlineAlert title={message('web.member.family.code.title')}>
          {message('web.member.family.code.text', { to: sent.kode_dikirim_ke })}
        </InlineAlert>
      </FormNotice>
      <CodeField {...field} hint={message('web.member.family.code.hint')} />
    </>
  )
}

interface CodeButtonsProps {
  readonly sent: CodeSent | undefined
  readonly send: string
  readonly busy: boolean
}

/** The buttons that send the form, or ask for another code. */
export const CodeButtons = ({ sent, send, busy }: CodeButtonsProps): ReactElement => {
  const message = useMessage()
  return (
    <Inline>
      <Button type="submit" size="large" busy={busy}>
        {send}
      </Button>
      {sent && (
        <Button type="submit" tone="secondary" icon="retry" value={askAgain} busy={busy}>
          {message('web.code.resend')}
        </Button>
      )}
    </Inline>
  )
}
