import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { toneIcon } from '../feedback/inline-alert.tsx'
import type { AlertTone } from '../feedback/inline-alert.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import * as styles from './imports.css.ts'

/** The number of rows in a state. */
export interface RowCount {
  /** The state, in words; different from the others. */
  label: string
  count: number
  tone: AlertTone
}

/** Props of {@link RowCounts}. */
export interface RowCountsProps {
  counts: readonly RowCount[]
}

/** The numbers of rows by state, as large figures. */
export const RowCounts = ({ counts }: RowCountsProps): ReactElement => {
  const { formatNumber } = useIntl()
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, count, tone }) => (
        <div key={label} className={classes(styles.count, styles.tone[tone])}>
          <dt className={styles.label}>
            <Icon name={toneIcon[tone]} size="small" />
            <span>{label}</span>
          </dt>
          <dd className={styles.number}>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
