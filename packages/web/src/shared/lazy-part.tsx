import { SectionError } from '@hospital/ui'
import { Suspense } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface LazyPartProps {
  /** Names what it is about: something else gets another chance. */
  readonly name: string
  /** Shown while its code is fetched. Default: nothing. */
  readonly waiting?: ReactNode
  readonly children: ReactNode
}

/** What was typed stays in its drafts. A part that failed once is not fetched again in this document. */
const reload = () => window.location.reload()

/** Replaces a part whose code could not be fetched, and offers to load the page again. */
export const PartFailed = (): ReactElement => <SectionError onRetry={reload} />

/**
 * A part of a page whose code is fetched when it is needed. If that fails, only the part says so, and offers to load the page again:
 * after a release the parts of the one before are gone.
 */
export const LazyPart = ({ name, waiting, children }: LazyPartProps): ReactElement => (
  <ErrorBoundary page={name} fallback={<PartFailed />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
