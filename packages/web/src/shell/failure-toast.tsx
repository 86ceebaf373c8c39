import { lazy, useCallback, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from '../shared/lazy-part.tsx'

const FailureToasts = lazy(async () => ({ default: (await import('./failure-toasts.tsx')).FailureToasts }))

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
