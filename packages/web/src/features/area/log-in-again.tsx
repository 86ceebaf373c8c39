import { Button, InlineAlert, Stack } from '@hospital/ui'
import { lazy, useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import type { Account } from '../../session/account.ts'
import { LazyPart } from '../../shared/lazy-part.tsx'

const LogInDialog = lazy(async () => ({ default: (await import('../../session/log-in-dialog.tsx')).LogInDialog }))

/**
 * Says that the session has ended, and asks to log in over the page: the same person goes on where they were. For another one
 * the shell loads the page again.
 */
export const LogInAgain = ({ kind }: { readonly kind: Account['kind'] }): ReactElement => {
  const message = useMessage()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <InlineAlert tone="warning" title={message('web.member.expired.title')} live>
        <Stack gap="sm" align="start">
          {message('web.member.expired.text')}
          <Button onClick={() => setOpen(true)}>{message('web.member.expired.logIn')}</Button>
        </Stack>
      </InlineAlert>
      {isOpen && (
        <LazyPart name="login">
          <LogInDialog
            kind={kind}
            reason={message('web.member.expired.text')}
            onClose={() => setOpen(false)}
            onLoggedIn={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </>
  )
}
