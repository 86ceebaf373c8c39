import { Heading, InlineAlert, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import { BegunBooking } from './begun-booking.tsx'
import { registrationWords } from './registrant.ts'
import type { TakenRegistration } from './taken-registrations.ts'

/** The registration is done: shows the number for the counter, and the hospital's words about what comes next. */
export const RegisteredNotice = ({
  registered: { answer, hospital, relative },
}: {
  readonly registered: TakenRegistration
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const words = registrationWords(relative)
  const name = relative?.name ?? ''
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="terdaftar">
      <Stack>
        <Heading level={2} id="terdaftar">
          {message(words.done, { name })}
        </Heading>
        <div lang="id">
          <InlineAlert tone="good">{answer.message}</InlineAlert>
        </div>
        <Text>{message(words.number, { number: answer.detail.no_reg, hospital, name })}</Text>
        <Text>{message(words.bring, { name })}</Text>
        {!relative && <BegunBooking />}
        <Stack align="start">
          {relative ? (
            <LinkButton href={href(locale, 'familyMember', { pasien: String(relative.id) })}>
              {message('web.registration.relative.toPerson', { name })}
            </LinkButton>
          ) : (
            <LinkButton href={href(locale, 'memberProfile')}>{message('web.registration.toProfile')}</LinkButton>
          )}
        </Stack>
      </Stack>
    </section>
  )
}
