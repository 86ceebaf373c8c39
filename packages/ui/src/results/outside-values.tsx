import type { ReactElement } from 'react'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { FlagMark } from './flag-mark.tsx'
import * as styles from './results.css.ts'
import type { ResultFlag } from './types.ts'

/** A value outside of its reference, in short. */
export interface OutsideValue {
  id: string
  name: Localizable
  /** With its decimals as reported. */
  value: Localizable
  unit?: string | undefined
  flag: ResultFlag
  /** How far outside, and the previous value: a line each, in words. */
  details: readonly string[]
}

/** Props of {@link OutsideValues}. */
export interface OutsideValuesProps {
  heading: string
  values: readonly OutsideValue[]
  /** Default: 3. */
  level?: HeadingLevel | undefined
}

/**
 * The values of a result that are outside of their reference, before all others. Not on paper, where the groups below are open and say the
 * same.
 */
export const OutsideValues = ({ heading, values, level = 3 }: OutsideValuesProps): ReactElement | null =>
  values.length === 0 ? null : (
    <section data-print="hide">
      <Heading level={level} size={4}>
        {heading}
      </Heading>
      <ul role="list" className={styles.tests}>
        {values.map(({ id, name, value, unit, flag, details }) => (
          <li key={id} className={styles.outside}>
            <div className={styles.value}>
              <Text as="strong">
                <LocalizedText value={name} />
              </Text>
              <span translate="no">
                <LocalizedText value={value} /> {unit && <span>{unit}</span>}
              </span>
              <FlagMark flag={flag} />
            </div>
            {details.map((line) => (
              <Text key={line} size="caption">
                {line}
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
