import { lazy, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { LazyPart } from './lazy-part.tsx'

const FailureToasts = lazy(async () => ({ default: (await import('./failure-toasts.tsx')).FailureToasts }))

/** Says that something went wrong where nothing else does: a failure that no part of the page has taken on itself. */
export const FailureToast = (): ReactElement | null => {
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    const count = () => setFailures((before) => before + 1)
    window.addEventListener('error', count)
    window.addEventListener('unhandledrejection', count)
    return () => {
      window.removeEventListener('error', count)
      window.removeEventListener('unhandledrejection', count)
    }
  }, [])
  if (failures === 0) return null
  return (
    <LazyPart name="toasts">
      <FailureToasts failures={failures} />
    </LazyPart>
  )
}
