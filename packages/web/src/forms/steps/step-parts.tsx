import { Button, ErrorSummary, Heading, Inline, Stack, Text } from '@hospital/ui'
import { useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { fieldName } from '../field-name.ts'
import { problemText } from '../use-field.ts'
import { openField, stepHeadingId } from './use-step-form.ts'
import type { StepForm } from './use-step-form.ts'

interface StepProps {
  readonly form: StepForm<string>
  readonly id: string
  readonly title: string
  readonly intro?: string | undefined
  /** Whether it is the last step; its button then sends the form. */
  readonly send?: { readonly label: string; readonly busy: boolean } | undefined
  readonly children: ReactNode
}

/** One step of a form: hidden while another one is shown, so that nothing typed is lost. */
export const FormStepSection = ({ form, id, title, intro, send, children }: StepProps): ReactElement => {
  const message = useMessage()
  const place = form.steps.findIndex((step) => step.id === id)
  const before = form.steps[place - 1]
  const heading = stepHeadingId(form.prefix, id)
  return (
    <section hidden={form.index !== place} aria-labelledby={heading}>
      <Stack gap="lg">
        <Stack gap="xs">
          <div id={heading} tabIndex={-1}>
            <Heading level={2} size={3}>
              {title}
            </Heading>
          </div>
          {intro !== undefined && <Text>{intro}</Text>}
        </Stack>
        {children}
        <Inline>
          <Button type="submit" size="large" busy={send?.busy ?? false}>
            {send?.label ?? message('web.form.step.next')}
          </Button>
          {before && (
            <Button tone="secondary" size="large" onClick={() => form.open(before.id)}>
              {message('web.form.step.back')}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  )
}

interface ProblemsProps {
  readonly form: StepForm<string>
  /** The labels of the fields, by name: the summary says which field it is. */
  readonly labels: Readonly<Record<string, string>>
}

/** What is wrong with a form of several steps. Each line leads to its field, in whatever step that is. */
export const FormStepProblems = ({ form, labels }: ProblemsProps): ReactElement => {
  const message = useMessage()
  const { submission, prefix } = form
  // The same list for the same attempt: the summary takes the focus whenever it is given a new one. Labels follow the language only.
  const problems = useMemo(
    () =>
      submission?.status === 'invalid'
        ? Object.entries(submission.problems).map(([name, problem]) => ({
            id: `${prefix}-${name}`,
            label: fieldName(labels[name]),
            message: problemText(problem, message),
          }))
        : [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [submission, prefix, message],
  )
  return <ErrorSummary problems={problems} onOpen={(id) => openField(form, id)} />
}
