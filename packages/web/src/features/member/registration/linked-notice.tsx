import { Button, Heading, InlineAlert, Inline, LinkButton, Stack, useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { BegunBooking } from './begun-booking.tsx'

/** Tells a patient with a medical record that the account is linked to it, and that nothing is left to do. */
export const LinkedNotice = ({ onOther }: { readonly onOther: () => void }): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="terhubung">
      <Stack gap="lg">
        <Heading level={2} id="terhubung">
          {message('web.registration.linked')}
        </Heading>
        <InlineAlert tone="good">{message('web.registration.linked.text')}</InlineAlert>
        <BegunBooking />
        <Inline>
          <LinkButton href={href(locale, 'memberProfile')}>{message('web.registration.toProfile')}</LinkButton>
          <Button tone="secondary" onClick={onOther}>
            {message('web.registration.linked.other')}
          </Button>
        </Inline>
      </Stack>
    </section>
  )
}
