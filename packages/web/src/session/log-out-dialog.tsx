import { ConfirmDialog, useLocale } from '@hospital/ui'
import { useStore } from 'jotai'
import type { ReactElement } from 'react'
import { useBusy } from '../forms/use-busy.ts'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { noteLoggedOut } from './logged-out.ts'
import { endedReturnTo } from './return-to.ts'
import { siteSession } from './site-session.ts'
import type { PageStore } from './site-session.ts'
import { clearTab } from './tab-storage.ts'
import { isSecure } from './write-cookies.ts'

/** Milliseconds that the browser may take to clear what it stored. */
const clearingTimeout = 3000

/**
 * Ends every session in this browser: cookies, token, and stored answers. Other tabs notice it. The server's answer lets the
 * browser clear what no script can; without a connection the rest is done all the same.
 */
export const logOut = async (store: PageStore): Promise<void> => {
  document.cookie = endedReturnTo(isSecure())
  clearTab()
  await siteSession(store).logOut()
  await fetch('/_log-out', { method: 'POST', signal: AbortSignal.timeout(clearingTimeout) }).catch(() => undefined)
}

interface LogOutDialogProps {
  readonly onClose: () => void
  /** The page that is loaded afterwards. Default: the home page. */
  readonly next?: 'home' | 'memberRegistration'
}

/** Asks before logging out; then everything is cleared and the next page is loaded, which says so. */
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
