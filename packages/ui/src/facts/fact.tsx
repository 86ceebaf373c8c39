import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import * as styles from './fact.css.ts'

/** Props of {@link Fact}. */
export interface FactProps {
  icon: IconName
  children: ReactNode
}

/** One small fact with a drawing: a place, a time, a date. The words have to say it alone. */
export function Fact({ icon, children }: FactProps): ReactElement {
  return (
    <p className={styles.root}>
      <span className={styles.icon}>
        <Icon name={icon} size="small" />
      </span>
      <span>{children}</span>
    </p>
  )
}
