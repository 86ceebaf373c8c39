import type { ReactElement } from 'react'
import { useMessage } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './navigation-progress.css.ts'

/** Props of {@link NavigationProgress}. */
export interface NavigationProgressProps {
  /** Whether another page is loading. Delay it a little, so that fast navigations do not flicker. */
  active: boolean
}

/** A line along the top of the window while the next page is fetched, announced to screen readers. */
export const NavigationProgress = ({ active }: NavigationProgressProps): ReactElement => {
  const message = useMessage()
  return (
    <div role="status" className={styles.region}>
      {active && (
        <>
          <div className={styles.bar} />
          <VisuallyHidden>{message('ui.loading')}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
