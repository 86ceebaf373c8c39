import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useOpenOnPaper } from '../lib/use-open-on-paper.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './results.css.ts'

interface TestFoldProps {
  readonly heading: ReactNode
  /** The folded content, in short. */
  readonly summary: string
  readonly children: ReactNode
}

/** A group of values that opens when pressed. On paper everything is visible: the group is open while the page is printed. */
export const TestFold = ({ heading, summary, children }: TestFoldProps): ReactElement => {
  const details = useRef<HTMLDetailsElement>(null)
  useOpenOnPaper(details)
  return (
    <details ref={details}>
      <summary className={styles.fold}>
        <div className={styles.foldWords}>
          <div>{heading}</div>
          <span data-print="hide">
            <Text as="span" size="caption" tone="muted">
              {summary}
            </Text>
          </span>
        </div>
        <span className={styles.chevron} data-print="hide">
          <Icon name="chevronDown" />
        </span>
      </summary>
      {children}
    </details>
  )
}
