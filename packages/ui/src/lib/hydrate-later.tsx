import { Suspense } from 'react'
import type { ReactElement, ReactNode } from 'react'

/**
 * Around what may be taken over by script a little later than the rest of the page. It is in the
 * server's markup like everything else; React hydrates it after what is outside, piece by piece,
 * and at once where somebody presses or focuses something in it.
 */
export function HydrateLater({ children }: { children: ReactNode }): ReactElement {
  return <Suspense>{children}</Suspense>
}
