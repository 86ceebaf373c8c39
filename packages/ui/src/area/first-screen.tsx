import type { ReactElement, ReactNode } from 'react'
import { Stack } from '../layout/layout.tsx'
import * as styles from './first-screen.css.ts'

/** Props of {@link FirstScreen}. */
export interface FirstScreenProps {
  /** Whether a part of `children` is still to come. */
  isWaiting: boolean
  /** What is below it. It can be read at once, by scrolling. */
  rest: ReactNode
  children: ReactNode
}

/**
 * Content whose parts come one after another, above content that is there earlier. While it waits the rest begins below the window, so
 * that nothing in sight moves.
 */
export const FirstScreen = ({ isWaiting, rest, children }: FirstScreenProps): ReactElement => (
  <Stack gap="xl">
    <div className={styles.first} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </div>
    <div className={styles.rest}>{rest}</div>
  </Stack>
)
