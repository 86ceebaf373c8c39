import { Button, Grid, Stack } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'
import { checkFields } from './fields.ts'
import type { FormField } from './fields.ts'
import { FormFields } from './form-fields.tsx'
import { formStatusId } from './form-notice.tsx'
import { FormStatus } from './form-status.tsx'
import { HoneypotField } from './honeypot-field.tsx'
import type { Submission } from './submission.ts'
import { useSubmission } from './use-submission.ts'

interface PostedFormProps {
  /** The page's own address, which accepts the form. */
  readonly action: string
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  /** The outcome of the form if it was sent without script. */
  readonly first: Submission | undefined
  /** The fields in two columns, and the fields below them. No field depends on another one's value. */
  readonly columns: readonly FormField[]
  readonly fields: readonly FormField[]
  /** The message after the form has arrived. */
  readonly sent: MessageId
  /** The words of its button. */
  readonly submit: MessageId
}

/** A public form that is sent to the site, with and without script. */
export const PostedForm = ({ action, prefix, first, columns, fields, sent, submit }: PostedFormProps): ReactElement => {
  const message = useMessage()
  const { submission, busy, onSubmit } = useSubmission(first, (values) => checkFields([...columns, ...fields], values))
  const values = submission && 'values' in submission ? submission.values : {}
  const form = { submission, values, set: () => undefined }
  return (
    <form method="post" action={`${action}#${formStatusId(prefix)}`} noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        <FormStatus submission={submission} prefix={prefix} sent={message(sent)} />
        <Grid columns="halves">
          <FormFields form={form} prefix={prefix} fields={columns} />
        </Grid>
        <FormFields form={form} prefix={prefix} fields={fields} />
        <HoneypotField />
        <Stack align="start">
          <Button type="submit" size="large" busy={busy}>
            {message(submit)}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
