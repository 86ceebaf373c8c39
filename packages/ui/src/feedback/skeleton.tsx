import type { ReactElement } from 'react'
import { classes } from '../lib/classes.ts'
import * as styles from './feedback.css.ts'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** A few lines, a card with a picture, or a button. Default: lines. */
  shape?: 'lines' | 'card' | 'button' | undefined
}

/**
 * The outline of loading content. Silent: mark the loading region with `aria-busy`, or put
 * one Loading beside a group of these.
 */
export const Skeleton = ({ shape = 'lines' }: SkeletonProps): ReactElement => {
  const piece = (name: keyof typeof styles.skeletonShape) => (
    <div className={classes(styles.skeleton, styles.skeletonShape[name])} />
  )
  return (
    <div aria-hidden="true" className={styles.skeletonCard}>
      {shape === 'card' && piece('picture')}
      {shape === 'button' ? (
        piece('button')
      ) : (
        <>
          {piece('line')}
          {piece('line')}
          {piece('lineShort')}
        </>
      )}
    </div>
  )
}
