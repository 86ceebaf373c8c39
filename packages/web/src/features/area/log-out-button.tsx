import { Button } from '@hospital/ui'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { LogOutQuestion } from '../../session/log-out-question.tsx'

/** Asks before the session ends. On a phone, the log-out in the header is two taps and a scroll away. */
export const LogOutButton = (): ReactElement => {
  const message = useMessage()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button tone="quiet" size="compact" onClick={() => setIsAsked(true)}>
        {message('web.logout')}
      </Button>
      {isAsked && <LogOutQuestion onClose={() => setIsAsked(false)} />}
    </>
  )
}
