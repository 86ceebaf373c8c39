import { Heading, InlineAlert, LinkButton, Stack, Text, useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'
import type { RegisteredDetail } from './use-care.ts'

/** It is done: the number to show at the counter, in the hospital's words what comes next. */
export const RegisteredNotice = ({
  registered: { message: words, detail },
  hospital,
}: {
  readonly registered: RegisteredDetail
  readonly hospital: string
}): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="terdaftar">
      <Stack>
        <Heading level={2} id="terdaftar">
          {message('web.registration.done')}
        </Heading>
        <div lang="id">
          <InlineAlert tone="good">{words}</InlineAlert>
        </div>
        <Text>{message('web.registration.done.number', { number: detail.no_reg, hospital })}</Text>
        <Text>{message('web.registration.done.bring')}</Text>
        <Stack align="start">
          <LinkButton href={href(locale, 'memberProfile')}>{message('web.registration.toProfile')}</LinkButton>
        </Stack>
      </Stack>
    </section>
  )
}
