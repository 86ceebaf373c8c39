import { CodeField, InlineAlert } from '@hospital/ui'
import type { ComponentProps, FormEvent, ReactElement } from 'react'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CodeSent } from './use-family-form.ts'

/** The value of the button that asks for another code. */
export const askAgain = 'kode-baru'

/** Whether a form was sent by the button that asks for another code. */
export const asksAgain = ({ nativeEvent }: FormEvent<HTMLFormElement>): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === askAgain

interface PatientCodeProps {
  readonly sent: CodeSent
  readonly field: Omit<ComponentProps<typeof CodeField>, 'hint'>
}

/** Where an adult patient was sent a code, and its field: by giving it to the member they agree. */
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
