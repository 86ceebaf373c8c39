import type { ReactElement, ReactNode } from 'react'
import { Stack } from '../layout/layout.tsx'
import * as styles from './first-screen.css.ts'

/** Props of {@link FirstScreen}. */
export interface FirstScreenProps {
  /** Whether a part of `children` has not arrived yet. */
  isWaiting: boolean
  /** The content below. It can be read at once, by scrolling. */
  rest: ReactNode
  children: ReactNode
}

/**
 * Content whose parts arrive one after another, above content that is ready earlier. While it waits, that content begins below the window,
 * so that nothing visible moves.
 */
export const FirstScreen = ({ isWaiting, rest, children }: FirstScreenProps): ReactElement => (
  <Stack gap="xl">
    <div className={styles.first} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </div>
    <div className={styles.rest}>{rest}</div>
  </Stack>
)
