import { useLocale } from '@hospital/ui'
import type { Credentials } from '@hospital/ui'
import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useBusy } from '../forms/use-busy.ts'
import { useMessage } from '../i18n/use-message.ts'
import type { LogIn, Patient } from './log-in.ts'
import type { VisitorSession } from './visitor-session.ts'

/** The state of a log-in. */
export interface LogInControl {
  readonly loading: boolean
  /** Why the last attempt failed, in the server's words or ours. */
  readonly warning: string | undefined
  readonly attempt: (credentials: Credentials) => void
}

/** Logs a user in. The header shows the account at once. `onLoggedIn` is not called if the visitor has left the form. */
export const useLogIn = (
  logIn: LogIn,
  onLoggedIn: (session: VisitorSession, patients: readonly Patient[]) => void,
): LogInControl => {
  const message = useMessage()
  const locale = useLocale()
  const { busy: loading, begin, end } = useBusy()
  const [warning, setWarning] = useState<string>()
  const store = useStore()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const attempt = async (credentials: Credentials) => {
    const { pathname } = window.location
    const outcome = await logIn(credentials, locale, store)
    end()
    if (!('session' in outcome))
      return setWarning(
        'detail' in outcome ? outcome.detail : message(outcome.problem, { minutes: outcome.minutes ?? 0 }),
      )
    // On a slow device, the address of the next page may be set while the form is still shown.
    const isWaitedFor = !isLeft.current && window.location.pathname === pathname
    if (isWaitedFor) onLoggedIn(outcome.session, outcome.patients)
  }
  return { loading, warning, attempt: (credentials) => void (begin() && attempt(credentials)) }
}
