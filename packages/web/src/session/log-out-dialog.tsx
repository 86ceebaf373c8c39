import { ConfirmDialog, useLocale } from '@hospital/ui'
import { useStore } from 'jotai'
import type { ReactElement } from 'react'
import { useBusy } from '../forms/use-busy.ts'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { isSecure } from './is-secure.ts'
import { noteLoggedOut } from './logged-out.ts'
import { endedReturnTo } from './return-to.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import { clearTab } from './tab-storage.ts'

/** Milliseconds that the browser may take to clear its stored data. */
const clearingTimeout = 3000

/**
 * Ends every session in this browser: cookies, token, and cached answers. Other tabs notice it. The server's answer makes the browser clear
 * data that scripts cannot reach. Without a connection, everything else is still cleared.
 */
export const logOut = async (store: PageStore): Promise<void> => {
  document.cookie = endedReturnTo(isSecure())
  clearTab()
  await siteSession(store).logOut()
  await fetch('/_log-out', { method: 'POST', signal: AbortSignal.timeout(clearingTimeout) }).catch(() => undefined)
}

interface LogOutDialogProps {
  readonly onClose: () => void
  /** The page after the log-out. Default: the home page. */
  readonly next?: 'home' | 'memberRegistration'
}

/** Asks before logging out. After a yes it clears everything and loads the next page, which confirms the log-out. */
export const LogOutDialog = ({ onClose, next = 'home' }: LogOutDialogProps): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const store = useStore()
  const { busy, begin } = useBusy()
  const answer = async (yes: boolean) => {
    if (!yes) return onClose()
    if (!begin()) return undefined
    await logOut(store)
    noteLoggedOut()
    return window.location.assign(href(locale, next))
  }
  return (
    <ConfirmDialog open title={message('web.warning')} busy={busy} onAnswer={(yes) => void answer(yes)}>
      {message('web.logout.question')}
    </ConfirmDialog>
  )
}
