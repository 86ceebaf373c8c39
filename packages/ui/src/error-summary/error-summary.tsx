import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { languageOf, plainText } from '../lib/content.ts'
import type { Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import * as styles from './error-summary.css.ts'

/** The problem of one field. */
export interface FieldProblem {
  /** The id of the control. */
  id: string
  /** The field's name. It stands before the message, unless the message already names the field, such as "Isi tempat lahir". */
  label?: string | undefined
  message: Localizable
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps {
  /** In the order of the fields. A new array takes focus again; an empty one renders nothing. */
  problems: readonly FieldProblem[]
  /** Default: "Ada yang perlu diperbaiki". */
  title?: string | undefined
  level?: 2 | 3 | undefined
  /** Called with a field's id before the field gets the focus, to open the part of the form that has it. */
  onOpen?: ((id: string) => void) | undefined
}

/**
 * All problems of a form, above it. It takes focus when it appears and after every
 * further submit. Each line links to its field, which should show the same message; the
 * page's title should begin with "Kesalahan: ".
 */
export const ErrorSummary = ({ problems, title, level = 2, onOpen }: ErrorSummaryProps): ReactElement | null => {
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
            <a href={`#${problem.id}`} className={styles.link} onClick={(event) => goTo(event, onOpen)}>
              {/* One item of the link's row: as two items, name and message would be columns and lose the space between them. */}
              <span>
                {isUnnamed(problem) && (
                  <>
                    <span>{`${problem.label}:`}</span>{' '}
                  </>
                )}
                <span lang={languageOf(problem.message)}>{plainText(problem.message)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a message needs the name of its field beside it, because it does not contain that name. */
const isUnnamed = ({ label, message }: FieldProblem): boolean =>
  label !== undefined && !plainText(message).toLowerCase().includes(label.toLowerCase())

/** Focuses the field, which scrolls it into view below the sticky header, without changing the URL. */
const goTo = (event: MouseEvent<HTMLAnchorElement>, onOpen: ErrorSummaryProps['onOpen']): void => {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1))
  onOpen?.(id)
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
