import type { ReactElement } from 'react'
import { FormStatus } from '../forms/form-status.tsx'
import type { MessageId } from '../i18n/use-message.ts'
import type { WriteForm } from './use-write-form.ts'
import { WriteNotice } from './write-notice.tsx'

interface WriteStatusProps {
  readonly form: Pick<WriteForm, 'submission' | 'notice'>
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  /** The labels of the fields, by name, for the lines of the summary. */
  readonly labels?: Readonly<Record<string, MessageId>>
}

/** The outcome of a form of personal data, above its fields. It takes the focus. */
export const WriteStatus = ({ form: { submission, notice }, prefix, labels }: WriteStatusProps): ReactElement => (
  <>
    <FormStatus submission={submission} prefix={prefix} labels={labels} sent="" />
    <WriteNotice notice={notice} />
  </>
)
