import { Heading, InlineAlert, Link, Stack, Text, useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { href } from '../routes/href.ts'
import type { Booked } from './send-booking.ts'

/** The appointment was made: its code and its number, and what comes next. */
export const BookedNotice = ({ booked: { code, queueNumber, detail } }: { readonly booked: Booked }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <Stack>
        <Heading level={2}>{message('web.booking.done')}</Heading>
        <InlineAlert tone="good">{detail}</InlineAlert>
        <Text>{message('web.booking.code', { code })}</Text>
        {queueNumber !== undefined && <Text>{message('web.booking.queue', { number: queueNumber })}</Text>}
        <Text tone="muted">{message('web.booking.next')}</Text>
        <Link look="action" href={href(locale, 'home')}>
          {message('web.error.back')}
        </Link>
      </Stack>
    </div>
  )
}
