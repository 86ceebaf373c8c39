import { useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { HeadingLevel } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './charts.css.ts'

/** Props of {@link ChartQuestion}. */
export interface ChartQuestionProps {
  /** The question that the charts answer. */
  title: string
  /** The answer in a sentence. */
  answer: string
  /** Default: 2. */
  level?: HeadingLevel | undefined
  /** The owner of the figures, and the sheet; on paper only. */
  source?: string | undefined
  /** Charts. */
  children: ReactNode
}

/** A question, its answer in words, then the charts that show it. On paper each question begins on a new sheet. */
export const ChartQuestion = ({ title, answer, source, level = 2, children }: ChartQuestionProps): ReactElement => {
  const id = useId()
  return (
    <section className={styles.question} aria-labelledby={id} data-question="">
      {source !== undefined && <p className={styles.source}>{source}</p>}
      <div id={id}>
        <Heading level={level} size={3}>
          {title}
        </Heading>
      </div>
      <Text size="lead">{answer}</Text>
      {children}
    </section>
  )
}
