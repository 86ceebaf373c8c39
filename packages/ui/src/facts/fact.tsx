import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import * as styles from './fact.css.ts'

/** Props of {@link Fact}. */
export interface FactProps {
  icon: IconName
  children: ReactNode
}

/** A small fact with an icon: a place, a time, a date. The text must be clear without the icon. */
export const Fact = ({ icon, children }: FactProps): ReactElement => (
  <p className={styles.root}>
    <span className={styles.icon}>
      <Icon name={icon} size="small" />
    </span>
    <span>{children}</span>
  </p>
)
