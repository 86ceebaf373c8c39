import { LoginDialog, useLocale } from '@hospital/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { accountAtom } from './account-atom.ts'
import { logIn } from './log-in.ts'
import type { Patient } from './log-in.ts'

interface LogInDialogProps {
  /** Why it is asked for. */
  readonly reason: string
  readonly onClose: () => void
  readonly onLoggedIn: (patients: readonly Patient[]) => void
}

/** Logs in over the page, so that what was begun there goes on; the header shows at once who it is. */
export const LogInDialog = ({ reason, onClose, onLoggedIn }: LogInDialogProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const [loading, setLoading] = useState(false)
  const [warning, setWarning] = useState<string>()
  const setAccount = useSetAtom(accountAtom)
  const attempt = async (credentials: { readonly email: string; readonly password: string }) => {
    setLoading(true)
    const outcome = await logIn(credentials, locale)
    setLoading(false)
    if (!('patients' in outcome))
      return setWarning(
        'detail' in outcome ? outcome.detail : message(outcome.problem, { minutes: outcome.minutes ?? 0 }),
      )
    setAccount(outcome.account)
    return onLoggedIn(outcome.patients)
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
