import { useId } from 'react'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { Text } from '../typography/text.tsx'
import * as styles from './progress.css.ts'

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** The task, such as "Mengunggah berkas". */
  label: string
  /** From 0 to 1; undefined while unknown. */
  value?: number | undefined
}

/** The progress of a task. For a page or an area that loads use NavigationProgress, Skeleton or Preloader. */
export const Progress = ({ label, value }: ProgressProps): ReactElement => {
  const id = useId()
  const { formatNumber } = useIntl()
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.line}>
        <span>{label}</span>
        {part !== undefined && <span className={styles.number}>{formatNumber(part, { style: 'percent' })}</span>}
      </label>
      <progress id={id} className={styles.bar} value={part} max={1}>
        <Text as="span">{label}</Text>
      </progress>
    </div>
  )
}
