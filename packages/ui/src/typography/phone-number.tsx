import type { ReactElement } from 'react'
import * as styles from './typography.css.ts'

/** Props of {@link PhoneNumber}. */
export interface PhoneNumberProps {
  /** As it is to be read. */
  number: string
}

/** A number to call, as text: it is never broken at its hyphens and spaces. */
export function PhoneNumber({ number }: PhoneNumberProps): ReactElement {
  return <span className={styles.unbroken}>{number}</span>
}
