import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import * as styles from './error-summary.css.ts'

/** What is wrong with one field. */
export interface FieldProblem {
  /** The id of the control. */
  id: string
  message: string
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** In the order of the fields. A new array takes focus again; nothing is shown for an empty one. */
  problems: readonly FieldProblem[]
  /** "Ada yang perlu diperbaiki" unless told. */
  title?: string | undefined
  level?: 2 | 3 | undefined
}

/**
 * Everything that is wrong with a form, above it. It takes focus when it appears and after every
 * further attempt. Each line leads to its field, which should say the same beside itself; the
 * page's title should begin with "Kesalahan: ".
 */
export function ErrorSummary({ problems, title, level = 2 }: ErrorSummaryProps): ReactElement | null {
  const ref = useRef<HTMLDivElement>(null)
  const message = useMessage()
  useEffect(() => {
    if (problems.length > 0) ref.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <div ref={ref} role="group" aria-label={title ?? message('ui.errors.title')} tabIndex={-1} className={styles.root}>
      <div className={styles.head}>
        <Icon name="warning" />
        <Heading level={level} size={4}>
          {title ?? message('ui.errors.title')}
        </Heading>
      </div>
      <ul role="list">
        {problems.map((problem) => (
          <li key={problem.id}>
            <a href={`#${problem.id}`} className={styles.link} onClick={goTo}>
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focus brings the field into view below the sticky header, and leaves the address as it is. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
