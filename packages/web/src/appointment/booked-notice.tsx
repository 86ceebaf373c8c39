import { Heading, InlineAlert, Link, Stack, Text, useLocale } from '@hospital/ui'
import { useEffect, useId, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../app/messages.ts'
import { href } from '../routes/href.ts'
import type { Booked } from './send-booking.ts'

/** An appointment that was made, with what to bring to it. */
export interface BookedVisit extends Booked {
  /** In words; undefined where nothing is known of it. */
  readonly bring: string | undefined
}

/** The appointment was made: its code and its number, what comes next and what to bring. */
export const BookedNotice = ({ booked: { code, queueNumber, detail, bring } }: { readonly booked: BookedVisit }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  // The form that had the focus is gone; a screen reader goes on here.
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {message('web.booking.done')}
        </Heading>
        <InlineAlert tone="good">{detail}</InlineAlert>
        <Text>{message('web.booking.code', { code })}</Text>
        {queueNumber !== undefined && <Text>{message('web.booking.queue', { number: queueNumber })}</Text>}
        {bring !== undefined && <Text as="strong">{bring}</Text>}
        <Text tone="muted">{message('web.booking.next')}</Text>
        <Link look="action" href={href(locale, 'home')}>
          {message('web.error.back')}
        </Link>
      </Stack>
    </section>
  )
}
