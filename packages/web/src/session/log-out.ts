import { endSession } from './end-session.ts'
import { clearTab } from './tab-storage.ts'
import { endedWantedPage } from './wanted-page.ts'

/** Milliseconds that the browser may take to clear what it stored. */
const clearingTimeout = 3000

/**
 * Ends every session in this browser: cookies, token, and stored answers. Other tabs notice by the token. The server's answer lets the
 * browser clear what no script can; without a connection the rest is done all the same.
 */
export const logOut = async (): Promise<void> => {
  document.cookie = endedWantedPage(window.location.protocol === 'https:')
  clearTab()
  endSession('member')
  endSession('company')
  await fetch('/_log-out', { method: 'POST', signal: AbortSignal.timeout(clearingTimeout) }).catch(() => undefined)
}
