import type { ReactElement, ReactNode } from 'react'
import * as styles from './feedback.css.ts'

/** Props of {@link Refreshable}. */
export interface RefreshableProps {
  isRefreshing: boolean
  /**
   * The visible words while it loads, such as "Memuat data terbaru…". They need a gap of 1.5rem above the content. Default: only assistive
   * technology is told.
   */
  label?: string | undefined
  children: ReactNode
}

/** Content that stays readable and in its place while it is loaded again. */
export const Refreshable = ({ isRefreshing, label, children }: RefreshableProps): ReactElement => (
  <div aria-busy={isRefreshing} className={styles.refreshable}>
    {isRefreshing && label !== undefined && <p className={styles.refreshing}>{label}</p>}
    {children}
  </div>
)
