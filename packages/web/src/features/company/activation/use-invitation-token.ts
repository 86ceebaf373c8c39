import { useEffect, useState } from 'react'
import { tabText } from '../../../storage/browser-store.ts'
import { invitationKey, tokenInFragment } from './invitation-link.ts'

const stored = tabText(invitationKey)

/** Forgets the invitation of this tab once it is used. */
export const forgetInvitation = (): void => stored.remove()

/**
 * The token of the invitation whose link was opened. Null without one, undefined until the browser has looked. The hook removes it from the
 * address at once, so that no history and no screenshot has it.
 */
export const useInvitationToken = (): string | null | undefined => {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const look = () => {
      const found = tokenInFragment(window.location.hash)
      if (found !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname)
      // A link that was cut must not open the invitation that this tab had before: it may be another person's.
      if (found === null) forgetInvitation()
      else if (found !== undefined) stored.write(found)
      setToken((known) => (found === null ? null : (found ?? stored.read() ?? known ?? null)))
    }
    queueMicrotask(look)
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return token
}
