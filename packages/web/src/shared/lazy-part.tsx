import { SectionError } from '@hospital/ui'
import { lazy, Suspense } from 'react'
import type { ComponentType, LazyExoticComponent, ReactElement, ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface LazyPartProps {
  /** Names what it is about: something else gets another chance. */
  readonly name: string
  /** Shown while its code is fetched. Default: nothing. */
  readonly waiting?: ReactNode
  /** Shown in its place when it fails. Default: {@link PartFailed}. */
  readonly failed?: ReactNode
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
export const LazyPart = ({ name, waiting, failed = <PartFailed />, children }: LazyPartProps): ReactElement => (
  <ErrorBoundary page={name} fallback={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)

const Nothing = () => null

/**
 * A component that nobody asked for, such as the promotion: nothing is shown, and no error is told, where its code cannot be fetched. In
 * Firefox the fetch also fails when the visitor leaves the page while it is on its way. To be shown in a {@link LazyPart}.
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  )
