import { LoginDialog, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { href } from '../routes/href.ts'
import { companyLogIn, logIn } from './log-in.ts'
import type { Patient } from './log-in.ts'
import { useLogIn } from './use-log-in.ts'
import type { Account, VisitorSession } from './visitor-session.ts'

interface LogInDialogProps {
  /** The kind of user. Default: a patient. */
  readonly kind?: Account['kind']
  /** The reason for the log-in. */
  readonly reason: string
  readonly onClose: () => void
  readonly onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void
}

/** A log-in over the page, so that the visitor can continue on it. */
export const LogInDialog = ({ kind = 'member', reason, onClose, onLoggedIn }: LogInDialogProps): ReactElement => {
  const locale = useLocale()
  const isPatient = kind === 'member'
  const { loading, warning, attempt } = useLogIn(isPatient ? logIn : companyLogIn, onLoggedIn)
  return (
    <LoginDialog
      open
      onClose={onClose}
      onLogin={attempt}
      loading={loading}
      warning={warning}
      reason={reason}
      forgotHref={href(locale, isPatient ? 'memberForgotPassword' : 'forgetPassword')}
      registerHref={isPatient ? href(locale, 'memberRegistration') : undefined}
    />
  )
}
