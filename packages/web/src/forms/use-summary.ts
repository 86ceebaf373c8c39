import type { ErrorSummary } from '@hospital/ui'
import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import type { FormOutcome } from './submission.ts'
import { problemText } from './use-field.ts'

/**
 * The problems of a form for the kit's summary, each line with the label of its field. A question is not a label: its message says what to
 * choose. Returns the same list for the same attempt, because the summary takes the focus when it gets a new list, and labels change with
 * the language only.
 */
export const useSummary = (
  submission: FormOutcome | undefined,
  prefix: string,
  labelOf: (name: string) => string | undefined,
): ComponentProps<typeof ErrorSummary>['problems'] => {
  const message = useMessage()
  return useMemo(
    () =>
      submission?.status === 'invalid'
        ? Object.entries(submission.problems).map(([name, problem]) => {
            const label = labelOf(name)
            return {
              id: `${prefix}-${name}`,
              label: label?.endsWith('?') ? undefined : label,
              message: problemText(problem, message),
            }
          })
        : [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [submission, prefix, message],
  )
}
