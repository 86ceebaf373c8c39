import { LoginDialog, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { href } from '../routes/href.ts'
import type { Patient } from './log-in.ts'
import { useLogIn } from './use-log-in.ts'
import type { VisitorSession } from './visitor-session.ts'

interface LogInDialogProps {
  /** Why it is asked for. */
  readonly reason: string
  readonly onClose: () => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
}

/** Logs in over the page, so that what was begun there goes on. */
export const LogInDialog = ({ reason, onClose, onLoggedIn }: LogInDialogProps): ReactElement => {
  const locale = useLocale()
  const { loading, warning, attempt } = useLogIn(onLoggedIn)
  return (
    <LoginDialog
      open
      onClose={onClose}
      onLogin={attempt}
      loading={loading}
      warning={warning}
      reason={reason}
      forgotHref={href(locale, 'memberForgotPassword')}
      registerHref={href(locale, 'memberRegistration')}
    />
  )
}
