import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The id of what a form says of itself. A form that is sent without script leads to it by the fragment of its address. */
export const formStatusId = (prefix: string): string => `${prefix}-status`

interface FormNoticeProps {
  /** The outcome of the form; with each new one the notice takes the focus. Undefined as long as nothing did. */
  readonly outcome: object | undefined
  /** Nothing while there is nothing to say. */
  readonly children: ReactNode
}

/** Shows the outcome of a form. It takes the focus, which scrolls it into view below the sticky header and makes screen readers read it. */
export const FormNotice = ({ outcome, children }: FormNoticeProps): ReactElement => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) ref.current?.focus()
  }, [outcome])
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
