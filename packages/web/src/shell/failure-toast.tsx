import { lazy, useCallback, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from '../shared/lazy-part.tsx'

const FailureToasts = lazy(async () => ({ default: (await import('./failure-toasts.tsx')).FailureToasts }))

/** How many failures are told at a time; the oldest gives way. */
const limit = 3

/** Says that something went wrong where nothing else does: a failure that no part of the page has taken on itself. */
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
