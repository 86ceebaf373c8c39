import { InlineAlert, LinkButton, Stack } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

interface DoneNoticeProps {
  readonly text: string
  /** The address of the link. */
  readonly href: string
  readonly label: string
}

/** The notice that replaces a finished form. It takes the focus, since the form that had it is gone. */
export const DoneNotice = ({ text, href, label }: DoneNoticeProps): ReactElement => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack align="start">
        <InlineAlert tone="good" live>
          {text}
        </InlineAlert>
        <LinkButton href={href}>{label}</LinkButton>
      </Stack>
    </div>
  )
}
