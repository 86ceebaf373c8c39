import { Button, InlineAlert, Stack } from '@hospital/ui'
import { useAtomValue } from 'jotai'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { Account, VisitorSession } from '../../session/visitor-session.ts'
import { sessionAtom } from '../../session/visitor-session.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'

const LogInDialog = lazy(async () => ({ default: (await import('../../session/log-in-dialog.tsx')).LogInDialog }))

/**
 * Says that the session has ended, with a log-in dialog over the page: the same person goes on where they were. If another person
 * logs in, the shell reloads the page. Each refused call opens a closed dialog again, since another dialog may cover the button.
 */
export const LogInAgain = ({ kind }: { readonly kind: Account['kind'] }): ReactElement => {
  const message = useMessage()
  const session = useAtomValue(sessionAtom)
  // Each refused call makes a new object.
  const [closed, setClosed] = useState<VisitorSession>()
  const close = () => setClosed(session)
  return (
    <>
      <InlineAlert tone="warning" title={message('web.member.expired.title')} live>
        <Stack gap="sm" align="start">
          {message('web.member.expired.text')}
          <Button onClick={() => setClosed(undefined)}>{message('web.member.expired.logIn')}</Button>
        </Stack>
      </InlineAlert>
      {session !== closed && (
        <LazyPart name="login">
          <LogInDialog kind={kind} reason={message('web.member.expired.text')} onClose={close} onLoggedIn={close} />
        </LazyPart>
      )}
    </>
  )
}
