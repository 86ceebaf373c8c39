import type { ReactElement, ReactNode } from 'react'
import { visuallyHidden } from './typography.css.ts'

/** Text for assistive technology only. Do not put information here that sighted people need. */
export const VisuallyHidden = ({ children }: { children: ReactNode }): ReactElement => (
  <span className={visuallyHidden}>{children}</span>
)
