import { Button, Inline, Stack } from '@hospital/ui'
import type { ReactElement, ReactNode, Ref } from 'react'
import { labelsOf } from '../forms/fields.ts'
import type { FormField } from '../forms/fields.ts'
import { FormFields } from '../forms/form-fields.tsx'
import { FormHeading } from '../forms/form-heading.tsx'
import { useMessage } from '../i18n/use-message.ts'
import type { MessageId } from '../i18n/use-message.ts'
import type { WriteForm } from './use-write-form.ts'
import { WriteStatus } from './write-status.tsx'

interface WriteFormViewProps {
  readonly form: Omit<WriteForm, 'outcome' | 'problems' | 'forget'> & { readonly ref?: Ref<HTMLFormElement> }
  /** The prefix of the fields' ids: an id is the prefix and the field's name. */
  readonly prefix: string
  readonly fields: readonly FormField[]
  /** The name of the form. Default: none. */
  readonly title?: string
  /** The names of the fields in the summary. Default: their labels. Empty if each problem names its field. */
  readonly labels?: Readonly<Record<string, MessageId>>
  /** Content above the outcome. */
  readonly header?: ReactElement
  /** The buttons. */
  readonly children: ReactNode
}

/** A form that writes: its outcome, its fields and its buttons. */
export const WriteFormView = ({
  form,
  prefix,
  fields,
  title,
  labels = labelsOf(fields),
  header,
  children,
}: WriteFormViewProps): ReactElement => {
  const { ref, onSubmit } = form
  return (
    <form ref={ref} method="post" noValidate onSubmit={onSubmit} aria-label={title}>
      <Stack gap="lg">
        {header}
        <WriteStatus form={form} prefix={prefix} labels={labels} />
        <FormFields form={form} prefix={prefix} fields={fields} />
        {children}
      </Stack>
    </form>
  )
}

interface EditFormViewProps extends Omit<WriteFormViewProps, 'title' | 'header' | 'children'> {
  readonly title: string
  readonly onCancel: () => void
}

/** A form that replaces the data that it changes, until it is saved or left. Its heading takes the focus. */
export const EditFormView = ({ title, onCancel, ...view }: EditFormViewProps): ReactElement => {
  const message = useMessage()
  return (
    <WriteFormView {...view} title={title} header={<FormHeading>{title}</FormHeading>}>
      <Inline>
        <Button type="submit" size="large" busy={view.form.busy}>
          {message('web.member.profile.save')}
        </Button>
        <Button tone="secondary" size="large" onClick={onCancel}>
          {message('web.member.profile.cancel')}
        </Button>
      </Inline>
    </WriteFormView>
  )
}
