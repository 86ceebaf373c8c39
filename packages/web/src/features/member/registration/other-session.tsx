import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { LogOutDialog } from '../../../session/log-out-dialog.tsx'

/** Told to a company user or an administrator in place of the form: the account that it makes would end their session. */
export const OtherSession = ({ name }: { readonly name: string }): ReactElement => {
  const message = useMessage()
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack gap="lg" align="start">
      <InlineAlert tone="warning" title={message('web.registration.otherSession', { name })}>
        {message('web.registration.otherSession.text')}
      </InlineAlert>
      <Button size="large" onClick={() => setAsked(true)}>
        {message('web.registration.otherSession.logOut')}
      </Button>
      {isAsked && <LogOutDialog next="memberRegistration" onClose={() => setAsked(false)} />}
    </Stack>
  )
}
