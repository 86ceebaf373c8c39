import { lazy, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { isAfterLogOut } from '../session/logged-out.ts'
import { LazyPart, optional } from '../shared/lazy-part.tsx'

// Toasts are seldom: their code is fetched with the first one.
const FailureToasts = lazy(async () => ({ default: (await import('./shown-toasts.tsx')).FailureToasts }))
const LoggedOutMessage = optional(async () => (await import('./shown-toasts.tsx')).LoggedOutMessage)

/** The most toasts at a time; the oldest is removed. */
const limit = 3

/** Shows a toast for each uncaught error and unhandled rejection, which no part of the page reports. */
export const FailureToast = (): ReactElement | null => {
  const [failures, setFailures] = useState<readonly number[]>([])
  useEffect(() => {
    const add = () => setFailures((before) => [...before, (before.at(-1) ?? 0) + 1].slice(-limit))
    window.addEventListener('error', add)
    window.addEventListener('unhandledrejection', add)
    return () => {
      window.removeEventListener('error', add)
      window.removeEventListener('unhandledrejection', add)
    }
  }, [])
  const dismiss = useCallback((id: number) => setFailures((before) => before.filter((failure) => failure !== id)), [])
  if (failures.length === 0) return null
  return (
    <LazyPart name="toasts">
      <FailureToasts failures={failures} onDismiss={dismiss} />
    </LazyPart>
  )
}

/** Whether the visitor has just logged out does not change while the document is open. */
const neverChanges = () => () => undefined

/** Shows a message on the page after a log-out, since the page itself looks as it does to any visitor. */
export const LoggedOutToast = (): ReactElement | null => {
  // The server does not know about the log-out.
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
