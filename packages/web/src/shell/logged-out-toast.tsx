import { useCallback, useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { isAfterLogOut } from '../session/logged-out.ts'
import { LazyPart, optional } from '../shared/lazy-part.tsx'

const LoggedOutMessage = optional(async () => (await import('./logged-out-message.tsx')).LoggedOutMessage)

/** It holds for the whole document. */
const neverChanges = () => () => undefined

/** Says on the page after a log-out that it is done: the page itself looks as to anybody. */
export const LoggedOutToast = (): ReactElement | null => {
  // The server does not know.
  const isAfter = useSyncExternalStore(neverChanges, isAfterLogOut, () => false)
  const [isDismissed, setDismissed] = useState(false)
  const dismiss = useCallback(() => setDismissed(true), [])
  if (!isAfter || isDismissed) return null
  return (
    <LazyPart name="logged-out" failed={null}>
      <LoggedOutMessage onDismiss={dismiss} />
    </LazyPart>
  )
}
