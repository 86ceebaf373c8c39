import { Heading } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

interface FormHeadingProps {
  readonly children: string
}

/** The heading of a form that replaces other content. It takes the focus, so that keyboard users start at the form. */
export const FormHeading = ({ children }: FormHeadingProps): ReactElement => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Heading level={2} size={3}>
        {children}
      </Heading>
    </div>
  )
}
