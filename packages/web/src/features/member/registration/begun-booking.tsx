import { InlineAlert, LinkButton, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { readBegunBooking } from '../../../session/begun-booking.ts'

/**
 * The link back to the appointment that the registration interrupted. The appointment needs an account, but no hospital's form. Nothing
 * without such an appointment.
 */
export const BegunBooking = (): ReactElement | null => {
  const message = useMessage()
  const [address] = useState(readBegunBooking)
  if (address === undefined) return null
  return (
    <InlineAlert tone="good" title={message('web.registration.begun')}>
      <Stack gap="sm" align="start">
        <span>{message('web.registration.begun.text')}</span>
        <LinkButton icon="calendar" href={address}>
          {message('web.registration.begun.go')}
        </LinkButton>
      </Stack>
    </InlineAlert>
  )
}
