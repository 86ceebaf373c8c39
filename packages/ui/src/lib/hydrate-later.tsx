import { Suspense } from 'react'
import type { ReactElement, ReactNode } from 'react'

/**
 * A Suspense boundary for content that may hydrate later than the rest of the page. The server's markup contains it like everything else.
 * React hydrates it after the content outside, boundary by boundary, and at once if the visitor presses or focuses something in it.
 */
export const HydrateLater = ({ children }: { children: ReactNode }): ReactElement => <Suspense>{children}</Suspense>
