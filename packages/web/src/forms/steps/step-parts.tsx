import { Button, ErrorSummary, Heading, Inline, Stack, Text } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { FormField } from '../fields.ts'
import { FormFields, useLabels } from '../form-fields.tsx'
import { useSummary } from '../use-summary.ts'
import { openField, stepHeadingId } from './use-step-form.ts'
import type { StepForm } from './use-step-form.ts'

interface StepProps {
  readonly form: StepForm<string>
  readonly id: string
  readonly title: string
  readonly intro?: string | undefined
  /** Present in the last step, whose button sends the form. */
  readonly send?: { readonly label: string; readonly busy: boolean } | undefined
  /** Goes back from the first step to the page before the form. Default: no button. */
  readonly onBack?: (() => void) | undefined
  /** The rows of the form; the step shows its own. Default: the step shows its children. */
  readonly fields?: readonly FormField[]
  /** Above its fields. */
  readonly children?: ReactNode
}

/** The heading of a step, which takes the focus when the step opens, and the introduction below it. */
const StepHeading = ({ id, title, intro }: Pick<StepProps, 'id' | 'title' | 'intro'>): ReactElement => (
  <Stack gap="xs">
    <div id={id} tabIndex={-1}>
      <Heading level={2} size={3}>
        {title}
      </Heading>
    </div>
    {intro !== undefined && <Text>{intro}</Text>}
  </Stack>
)

/** One step of a form. It is hidden while another step is shown, so that no typed value is lost. */
export const FormStepSection = ({
  form,
  id,
  title,
  intro,
  send,
  onBack,
  fields = [],
  children,
}: StepProps): ReactElement => {
  const message = useMessage()
  const place = form.steps.findIndex((step) => step.id === id)
  const before = form.steps[place - 1]
  const heading = stepHeadingId(form.prefix, id)
  const goBack = before ? () => form.open(before.id) : onBack
  return (
    <section hidden={form.index !== place} aria-labelledby={heading}>
      <Stack gap="lg">
        <StepHeading id={heading} title={title} intro={intro} />
        {children}
        <FormFields form={form} prefix={form.prefix} fields={fields} step={id} />
        <Inline>
          <Button type="submit" size="large" busy={send?.busy ?? false}>
            {send?.label ?? message(form.isChanging ? 'web.form.step.toReview' : 'web.form.step.next')}
          </Button>
          {goBack && (
            <Button tone="secondary" size="large" onClick={goBack}>
              {message('web.form.step.back')}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  )
}

interface StepFormViewProps {
  readonly form: StepForm<string>
  readonly fields: readonly FormField[]
  /** Above the problems. */
  readonly header?: ReactNode
  /** The outcome of the last attempt. */
  readonly notice: ReactNode
  /** Its steps. */
  readonly children: ReactNode
}

/** A form with steps. Each line of its error summary leads to its field, in any step. */
export const StepFormView = ({ form, fields, header, notice, children }: StepFormViewProps): ReactElement => {
  const labels = useLabels(fields)
  const problems = useSummary(form.submission, form.prefix, (name) => labels[name])
  const { ref, onSubmit } = form
  return (
    <form ref={ref} method="post" data-own-draft noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {header}
        <ErrorSummary problems={problems} onOpen={(id) => openField(form, id)} />
        {notice}
        {children}
      </Stack>
    </form>
  )
}
