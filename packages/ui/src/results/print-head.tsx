import type { ReactElement } from 'react'
import { Text } from '../typography/text.tsx'
import * as styles from './results.css.ts'

/** Props of {@link PrintHead}. */
export interface PrintHeadProps {
  hospital: string
  /** Default: nothing. */
  address?: string | undefined
  /** In words, such as "Dicetak pada 25 November 2026". */
  printed: string
}

/** Only on paper: the hospital of a result and the day of printing, which the screen shows around it. */
export const PrintHead = ({ hospital, address, printed }: PrintHeadProps): ReactElement => (
  <div className={styles.printHead}>
    <div>
      <Text as="strong">{hospital}</Text>
      {address && <Text size="caption">{address}</Text>}
    </div>
    <Text size="caption">{printed}</Text>
  </div>
)
