import type { ReactElement, ReactNode } from 'react'
import type { HeadingLevel, Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import { FlagMark } from './flag-mark.tsx'
import { rangeGeometry } from './range-geometry.ts'
import type { RangeInput } from './range-geometry.ts'
import * as styles from './results.css.ts'
import type { ResultFlag } from './types.ts'

/** A value of a result as it was reported. */
export interface TestValue {
  id: string
  name: Localizable
  /** With its decimals as reported; nothing is rounded. */
  value: Localizable
  unit?: string | undefined
  /** Default: nothing is said about it. */
  flag?: ResultFlag | undefined
  /** The reference range in words, with its unit. */
  range?: Localizable | undefined
  /** The numbers of the bar; the words say the same and more. */
  bar?: RangeInput | undefined
  /** The previous value and the change, in words. Default: no previous value. */
  earlier?: string | undefined
  remark?: Localizable | undefined
  method?: Localizable | undefined
  /** Such as a button that shows earlier values. */
  action?: ReactNode
}

/** Props of {@link TestGroup}. */
export interface TestGroupProps {
  name: Localizable
  specimen?: Localizable | undefined
  tests: readonly TestValue[]
  /** Default: 3. */
  level?: HeadingLevel | undefined
  /** What was concluded from the values. */
  conclusion?: Localizable | undefined
}

/** Values that belong together, each with its meaning first, then its number, and its range in words and as a bar. */
export const TestGroup = ({ name, specimen, tests, level = 3, conclusion }: TestGroupProps): ReactElement => {
  const message = useMessage()
  return (
    <section>
      <Heading level={level} size={3}>
        <LocalizedText value={name} />
      </Heading>
      {specimen && (
        <Text size="caption" tone="muted">
          {message('ui.result.specimen')} <LocalizedText value={specimen} />
        </Text>
      )}
      {tests.length > 0 && (
        <ul role="list" className={styles.tests}>
          {tests.map((test) => (
            <li key={test.id} className={styles.test}>
              <Test {...test} />
            </li>
          ))}
        </ul>
      )}
      {conclusion && (
        <p className={styles.report}>
          <strong>{message('ui.result.conclusion')}</strong> <LocalizedText value={conclusion} />
        </p>
      )}
    </section>
  )
}

const Test = ({ name, value, unit, flag, range, bar, earlier, remark, method, action }: TestValue): ReactElement => {
  const message = useMessage()
  return (
    <>
      <div className={styles.side}>
        <Text as="strong">
          <LocalizedText value={name} />
        </Text>
        <div className={styles.value}>
          <span className={styles.figure} translate="no">
            <LocalizedText value={value} /> {unit && <span>{unit}</span>}
          </span>
          {flag && <FlagMark flag={flag} />}
        </div>
        {earlier && <Text size="caption">{earlier}</Text>}
        {remark && (
          <Text>
            <LocalizedText value={remark} />
          </Text>
        )}
      </div>
      <div className={styles.side}>
        {bar && <RangeBar {...bar} />}
        {range && (
          <Text size="caption" tone="muted">
            {message('ui.result.range')}{' '}
            <Verbatim>
              <LocalizedText value={range} />
            </Verbatim>
          </Text>
        )}
        {method && (
          <Text size="caption" tone="muted">
            {message('ui.result.method')} <LocalizedText value={method} />
          </Text>
        )}
        {action && <div data-print="hide">{action}</div>}
      </div>
    </>
  )
}

/** Drawn for the eye alone: the words beside it say the same. */
const RangeBar = (input: RangeInput): ReactElement | null => {
  const geometry = rangeGeometry(input)
  if (!geometry) return null
  const { bandStart, bandEnd, mark } = geometry
  return (
    <svg className={styles.bar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect x="0" y="4" width="100" height="6" className={styles.track} />
      <rect x={bandStart} y="4" width={bandEnd - bandStart} height="6" className={styles.band} />
      <rect x={mark - 0.75} y="0" width="1.5" height="14" className={styles.mark} />
    </svg>
  )
}
