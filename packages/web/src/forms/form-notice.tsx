import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The id of a form's notice. A form that is sent without script leads to it by the fragment of its address. */
export const formStatusId = (prefix: string): string => `${prefix}-status`

interface FormNoticeProps {
  /** The outcome of the form. Each new outcome moves the focus to the notice. Undefined without an outcome. */
  readonly outcome: object | undefined
  /** The notice; nothing without an outcome. */
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
