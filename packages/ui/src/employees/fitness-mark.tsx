import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './employees.css.ts'
import { fitnessIcons, fitnessWords } from './fitness.ts'
import type { Fitness } from './fitness.ts'

/** A conclusion about fitness in a list: a coloured sign and its words. */
export const FitnessMark = ({ fitness }: { fitness: Fitness }): ReactElement => {
  const message = useMessage()
  return (
    <span className={classes(styles.mark, styles.ink[fitness])}>
      <span className={styles.sign}>
        <Icon name={fitnessIcons[fitness]} size="small" />
      </span>
      <span>{message(fitnessWords[fitness])}</span>
    </span>
  )
}
