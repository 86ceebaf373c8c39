import type { ReactElement, ReactNode } from 'react'
import { guestsOnly } from './visitor.css.ts'

/** Shown while the visitor is logged out, also before hydration: documents are the same for every visitor. */
export const GuestsOnly = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={guestsOnly}>{children}</div>
)
