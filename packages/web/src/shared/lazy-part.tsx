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

/** A part of a page whose code is fetched when it is needed. If that fails, only the part says so. */
export const LazyPart = ({ name, waiting, children }: LazyPartProps): ReactElement => (
  <ErrorBoundary page={name} fallback={<SectionError />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)
