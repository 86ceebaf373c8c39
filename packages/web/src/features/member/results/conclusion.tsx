import { ResultReport } from '@hospital/ui/results'
import type { ReportPart } from '@hospital/ui/results'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import type { MessageId } from '../../../i18n/use-message.ts'
import { reported } from './test-values.ts'

/** The points of a text with one point on each line. */
export const pointsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

interface ConclusionProps {
  readonly heading: MessageId
  readonly impression: readonly string[]
  readonly advice: readonly string[]
}

/** The doctor's conclusion and advice, at the head of a report. More than one point makes a list. */
export const Conclusion = ({ heading, impression, advice }: ConclusionProps): ReactElement | null => {
  const message = useMessage()
  const parts = (
    [
      [heading, impression],
      ['web.results.advice', advice],
    ] as const
  ).flatMap(([id, [first, ...others]]): readonly ReportPart[] => {
    if (first === undefined) return []
    const part = { heading: message(id) }
    return others.length === 0
      ? [{ ...part, text: reported(first) }]
      : [{ ...part, points: [first, ...others].map((point) => reported(point)) }]
  })
  return parts.length > 0 ? <ResultReport parts={parts} /> : null
}
