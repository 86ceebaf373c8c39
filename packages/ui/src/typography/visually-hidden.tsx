import type { ReactElement, ReactNode } from 'react'
import { visuallyHidden } from './typography.css.ts'

/** Text for assistive technology alone. What sighted people need to know does not belong here. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className={visuallyHidden}>{children}</span>
}
