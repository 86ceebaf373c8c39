import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { HeadingLevel } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import * as styles from './employees.css.ts'

/** Props of {@link WithheldPart}. */
export interface WithheldPartProps {
  /** The title of the missing part. */
  title: string
  /** Why the part is missing, in plain words. */
  reason: string
  /** Default: 3. */
  level?: HeadingLevel | undefined
}

/** Replaces a part of a result that its employee does not share. The content is not in the page at all, only the reason. */
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
