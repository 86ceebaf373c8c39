import type { ReactElement } from 'react'
import { KawungMark } from '../kawung/kawung-mark.tsx'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import { Text } from '../typography/text.tsx'
import * as styles from './feedback.css.ts'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** A few lines, or a card with a picture. Default: lines. */
  shape?: 'lines' | 'card' | undefined
}

/**
 * The outline of loading content. Silent: mark the loading region with `aria-busy`, or put
 * one Loading beside a group of these.
 */
export function Skeleton({ shape = 'lines' }: SkeletonProps): ReactElement {
  const piece = (name: keyof typeof styles.skeletonShape) => (
    <div className={classes(styles.skeleton, styles.skeletonShape[name])} />
  )
  return (
    <div aria-hidden="true" className={styles.skeletonCard}>
      {shape === 'card' && piece('picture')}
      {piece('line')}
      {piece('line')}
      {piece('lineShort')}
    </div>
  )
}

/** The animated mark with "Memuat…", for a whole loading area, never over existing content. */
export function Loading(): ReactElement {
  const message = useMessage()
  return (
    <div role="status" className={styles.loading}>
      <KawungMark moving size="large" />
      <Text tone="muted">{message('ui.loading')}</Text>
    </div>
  )
}
