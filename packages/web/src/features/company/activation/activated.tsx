import { InlineAlert, LinkButton, Stack, useLocale } from '@hospital/ui'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

/** The account is active. It takes the focus, since the form that had it is gone. */
export const Activated = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack align="start">
        <InlineAlert tone="good" live>
          {message('web.company.activation.done')}
        </InlineAlert>
        <LinkButton href={href(locale, 'companyLogin')}>{message('web.company.activation.logIn')}</LinkButton>
      </Stack>
    </div>
  )
}
