import { SectionError } from '@hospital/ui'
import { lazy, Suspense } from 'react'
import type { ComponentType, LazyExoticComponent, ReactElement, ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

interface LazyPartProps {
  /** The name of the part's content. After a change the part is rendered again. */
  readonly name: string
  /** Shown while its code is fetched. Default: nothing. */
  readonly waiting?: ReactNode
  /** Shown if the part fails. Default: {@link PartFailed}. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Typed text stays in its drafts. A part that failed once is not fetched again in this document. */
const reload = () => window.location.reload()

/** Replaces a part whose code could not be fetched, and offers to load the page again. */
export const PartFailed = (): ReactElement => <SectionError onRetry={reload} />

/**
 * A part of a page whose code is fetched when it is needed. If that fails, only this part says so, and offers to load the page again: after
 * a release, the chunks of the release before no longer exist.
 */
export const LazyPart = ({ name, waiting, failed = <PartFailed />, children }: LazyPartProps): ReactElement => (
  <ErrorBoundary page={name} fallback={failed}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </ErrorBoundary>
)

const Nothing = () => null

/**
 * A component that the visitor did not ask for, such as the promotion. If its code cannot be fetched, nothing is shown and no error is
 * reported. In Firefox the fetch also fails when the visitor leaves the page meanwhile. Use it in a {@link LazyPart}.
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
