import type { ReactElement } from 'react'
import * as styles from './typography.css.ts'

/** Props of {@link PhoneNumber}. */
export interface PhoneNumberProps {
  /** Formatted for reading. */
  number: string
}

/** A phone number as text, without line breaks at its hyphens and spaces. */
export const PhoneNumber = ({ number }: PhoneNumberProps): ReactElement => (
  <span className={styles.unbroken}>{number}</span>
)
