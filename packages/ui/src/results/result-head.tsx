import type { ReactElement, ReactNode } from 'react'
import { DescriptionList } from '../description-list/description-list.tsx'
import type { Description } from '../description-list/description-list.tsx'
import { InlineAlert } from '../feedback/inline-alert.tsx'
import type { AlertTone } from '../feedback/inline-alert.tsx'
import { Stack } from '../layout/layout.tsx'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { ResultStatusTag } from './result-status.tsx'
import type { ResultStatus, Verdict } from './types.ts'

const alerts: Record<Verdict['tone'], AlertTone> = {
  good: 'good',
  attention: 'warning',
  critical: 'danger',
  waiting: 'info',
  neutral: 'info',
}

/** Props of {@link ResultHead}. */
export interface ResultHeadProps {
  /** What was examined. */
  title: Localizable
  status: ResultStatus
  /** What it means, */
  verdict: Verdict
  /** and what to do about it. */
  advice: string
  /** What is printed in place of these two: paper is read later, and knows no "now". Default: the same. */
  printed?: Pick<ResultHeadProps, 'verdict' | 'advice'> | undefined
  /** What else to know before reading, such as that a value was corrected. */
  note?: { title: string; text: string } | undefined
  /** What comes before whose result it is, such as the values outside of their reference and what to do. Default: nothing. */
  children?: ReactNode
  /** The patient, where and when the result was made. */
  facts: readonly Description[]
  /** Ways to act at once, such as a number to call. */
  actions?: ReactNode
  /** Default: 2. */
  level?: HeadingLevel | undefined
}

/** The beginning of a result: what it is, what it means and what to do, before any number. */
export const ResultHead = (props: ResultHeadProps): ReactElement => {
  const { title, status, verdict, advice, printed, note, facts, actions, children, level = 2 } = props
  return (
    <Stack>
      <Stack gap="xs">
        <Heading level={level}>
          <LocalizedText value={title} />
        </Heading>
        <ResultStatusTag status={status} />
      </Stack>
      <div data-print={printed && 'hide'}>
        <Meaning verdict={verdict} advice={advice} />
      </div>
      {printed && (
        <div data-print="only">
          <Meaning {...printed} />
        </div>
      )}
      {note && (
        <InlineAlert tone="warning" title={note.title}>
          {note.text}
        </InlineAlert>
      )}
      {actions && <div data-print="hide">{actions}</div>}
      {children}
      <DescriptionList items={facts} compact />
    </Stack>
  )
}

const Meaning = ({ verdict, advice }: Pick<ResultHeadProps, 'verdict' | 'advice'>): ReactElement => (
  <InlineAlert tone={alerts[verdict.tone]} title={verdict.text} toneNamed={false}>
    {advice}
  </InlineAlert>
)
