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
  /** The name of the examination. */
  title: Localizable
  status: ResultStatus
  /** The meaning of the result. */
  verdict: Verdict
  /** What to do about it. */
  advice: string
  /** The printed verdict and advice, since somebody reads paper later, when "now" would be wrong. Default: the same. */
  printed?: Pick<ResultHeadProps, 'verdict' | 'advice'> | undefined
  /** A note to read first, such as that a value was corrected. */
  note?: { title: string; text: string } | undefined
  /** Content before the patient's facts, such as the values outside of their reference and what to do. Default: nothing. */
  children?: ReactNode
  /** The patient, and the place and time of the result. */
  facts: readonly Description[]
  /** Actions to take at once, such as a number to call. */
  actions?: ReactNode
  /** Default: 2. */
  level?: HeadingLevel | undefined
}

/** The beginning of a result, before any number: its title, its meaning and what to do. */
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
