import { Button, DescriptionList, Inline, Progress, Stack, Text } from '@hospital/ui'
import { useLayoutEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { FormField } from '../../../forms/fields.ts'
import { useLabels } from '../../../forms/form-fields.tsx'
import { shownWords } from '../../../forms/steps/shown-words.ts'
import { FormStepSection } from '../../../forms/steps/step-parts.tsx'
import { useMessage } from '../../../i18n/use-message.ts'
import type { CareControl } from './use-care.ts'

interface ReviewStepProps {
  readonly care: CareControl
  readonly hospital: string
  /** The patient's data from the record, which the form does not change. */
  readonly children: ReactNode
}

/**
 * Shows all data before it is sent, each with a link to change it. The button sends the data with progress, and the visitor can cancel if
 * it takes too long.
 */
export const ReviewStep = ({ care, hospital, children }: ReviewStepProps): ReactElement => {
  const { form, busy, progress, stop } = care
  const message = useMessage()
  return (
    <FormStepSection
      form={form}
      id="periksa"
      title={message('web.registration.step.review')}
      intro={message('web.registration.review.intro')}
      send={{ label: message('web.registration.send'), busy }}
    >
      <DescriptionList compact items={[{ term: message('web.registration.hospital'), details: hospital }]} />
      {children}
      {form.steps[form.index]?.id === 'periksa' && <TypedFacts care={care} />}
      {busy && (
        <Stack gap="sm" align="start">
          {progress !== undefined && <Progress label={message('web.registration.sending')} value={progress} />}
          <Text tone="muted">{message('web.registration.sendingText')}</Text>
          <Button tone="secondary" onClick={stop}>
            {message('web.registration.cancel')}
          </Button>
        </Stack>
      )}
    </FormStepSection>
  )
}

/** The field with the words for a value. The village has its words in a separate field. */
const wordsField = (name: string): string => (name === 'kel' ? 'wilayah' : name)

/** The typed and chosen values, in the words of the form. */
const TypedFacts = ({ care: { form, fields } }: Pick<ReviewStepProps, 'care'>): ReactElement => {
  const message = useMessage()
  const labels = useLabels(fields)
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const { values, ref } = form
  // All steps are in the document at once. This one is rendered anew each time it is shown.
  useLayoutEffect(() => {
    if (ref.current) setShown(shownWords(ref.current))
  }, [ref])
  const isReviewed = ({ isAsked, control }: FormField) => control !== undefined && (isAsked?.(values) ?? true)
  return (
    <DescriptionList
      compact
      items={fields.filter(isReviewed).map(({ name }) => {
        const label = labels[name] ?? name
        const words = shown[wordsField(name)] ?? values[wordsField(name)]
        return {
          term: label,
          details: (
            <Inline justify="between">
              {words ? <span>{words}</span> : <Text tone="muted">{message('web.registration.review.empty')}</Text>}
              {/* The div keeps the button at its own width: a compact button fills its line. */}
              <div>
                <Button
                  tone="quiet"
                  size="compact"
                  aria-label={`${message('web.registration.review.change')}: ${label}`}
                  onClick={() => form.change(`${form.prefix}-${name}`)}
                >
                  {message('web.registration.review.change')}
                </Button>
              </div>
            </Inline>
          ),
        }
      })}
    />
  )
}
