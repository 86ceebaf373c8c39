import { lazy, useCallback, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { takeLoggedOut } from '../session/logged-out.ts'
import { LazyPart } from '../shared/lazy-part.tsx'

const LoggedOutMessage = lazy(async () => ({ default: (await import('./logged-out-message.tsx')).LoggedOutMessage }))

/** Says on the page after a log-out that it is done: the page itself looks as to anybody. */
export const LoggedOutToast = (): ReactElement | null => {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (takeLoggedOut()) setShown(true)
  }, [])
  const dismiss = useCallback(() => setShown(false), [])
  if (!isShown) return null
  return (
    <LazyPart name="logged-out">
      <LoggedOutMessage onDismiss={dismiss} />
    </LazyPart>
  )
}
