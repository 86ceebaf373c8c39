import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { HeadingLevel } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './employees.css.ts'

/** Props of {@link WithheldPart}. */
export interface WithheldPartProps {
  /** What would be here. */
  title: string
  /** Why it is not, in plain words. */
  reason: string
  /** Default: 3. */
  level?: HeadingLevel | undefined
}

/** A part of a result that its person does not let others see. It is not there at all, and says why. */
export const WithheldPart = ({ title, reason, level = 3 }: WithheldPartProps): ReactElement => (
  <section className={styles.withheld}>
    <span className={styles.sign}>
      <Icon name="lock" />
    </span>
    <div className={styles.words}>
      <Heading level={level} size={4}>
        {title}
      </Heading>
      <Text>{reason}</Text>
    </div>
  </section>
)
