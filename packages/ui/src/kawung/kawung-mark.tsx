import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import { petal } from './geometry.ts'
import * as styles from './kawung.css.ts'

/** Props of {@link KawungMark}. */
export interface KawungMarkProps {
  /** Animates the petals one after the other, unless prefers-reduced-motion is set. Default: still. */
  moving?: boolean | undefined
  size?: 'normal' | 'large' | undefined
  /** White petals for dark backgrounds. */
  onDeep?: boolean | undefined
}

/** One kawung flower: the brand's mark, and the loading indicator when animated. Decoration only. */
export const KawungMark = ({ moving = false, size = 'normal', onDeep = false }: KawungMarkProps): ReactElement => {
  const plain = onDeep ? styles.petalOnDeep : styles.petal
  return (
    <svg
      className={classes(styles.mark, size === 'large' && styles.markLarge)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 90, 180, 270].map((angle) => (
        <path
          key={angle}
          d={petal}
          transform={`rotate(${angle} 24 24)`}
          className={classes(angle === 0 ? styles.petalAccent : plain, moving && styles.moving)}
        />
      ))}
    </svg>
  )
}
