import { LoginDialog, useLocale } from '@hospital/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { logIn } from './log-in.ts'
import type { Patient } from './log-in.ts'
import { sessionAtom } from './visitor-session.ts'
import type { VisitorSession } from './visitor-session.ts'

interface LogInDialogProps {
  /** Why it is asked for. */
  readonly reason: string
  readonly onClose: () => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
}

/** Logs in over the page, so that what was begun there goes on; the header shows at once who it is. */
export const LogInDialog = ({ reason, onClose, onLoggedIn }: LogInDialogProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [loading, setLoading] = useState(false)
  const [warning, setWarning] = useState<string>()
  const setSession = useSetAtom(sessionAtom)
  const attempt = async (credentials: { readonly email: string; readonly password: string }) => {
    setLoading(true)
    const outcome = await logIn(credentials, locale)
    setLoading(false)
    if (!('session' in outcome))
      return setWarning(
        'detail' in outcome ? outcome.detail : message(outcome.problem, { minutes: outcome.minutes ?? 0 }),
      )
    setSession(outcome.session)
    return onLoggedIn(outcome.session, outcome.patients)
  }
  return (
    <LoginDialog
      open
      onClose={onClose}
      onLogin={(credentials) => void attempt(credentials)}
      loading={loading}
      warning={warning}
      reason={reason}
      forgotHref={href(locale, 'memberForgotPassword')}
      registerHref={href(locale, 'memberRegistration')}
    />
  )
}
