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
import { TestFold } from './test-fold.tsx'
import type { ResultFlag } from './types.ts'

/** A value of a result as it was reported. */
export interface TestValue {
  id: string
  name: Localizable
  /** One plain sentence about what the test looks at. Not on paper, which doctors read. Default: no sentence. */
  about?: string | undefined
  /** With its decimals as reported; nothing is rounded. */
  value: Localizable
  unit?: string | undefined
  /** Default: no flag. */
  flag?: ResultFlag | undefined
  /** The reference range in words, with its unit. */
  range?: Localizable | undefined
  /** The numbers of the bar. The words say the same and more. */
  bar?: RangeInput | undefined
  /** The previous value and the change, in words. Default: no previous value. */
  earlier?: string | undefined
  remark?: Localizable | undefined
  method?: Localizable | undefined
  /** An action, such as a button that shows earlier values. */
  action?: ReactNode
}

/** Props of {@link TestGroup}. */
export interface TestGroupProps {
  name: Localizable
  specimen?: Localizable | undefined
  tests: readonly TestValue[]
  /** Default: 3. */
  level?: HeadingLevel | undefined
  /** The conclusion from the values. */
  conclusion?: Localizable | undefined
  /** Folds the group behind its name and these words, such as "5 tests, all within their range". Default: not folded. */
  folded?: string | undefined
}

/** Values that belong together, each with its meaning first, then its number, and its range in words and as a bar. */
export const TestGroup = (props: TestGroupProps): ReactElement => {
  const { name, level, folded } = props
  return (
    <section>
      {folded === undefined ? (
        <>
          <GroupName name={name} level={level} />
          <Tests {...props} />
        </>
      ) : (
        <TestFold heading={<GroupName name={name} level={level} />} summary={folded}>
          <Tests {...props} />
        </TestFold>
      )}
    </section>
  )
}

const GroupName = ({ name, level = 3 }: Pick<TestGroupProps, 'name' | 'level'>): ReactElement => (
  <Heading level={level} size={3}>
    <LocalizedText value={name} />
  </Heading>
)

const Tests = ({ specimen, tests, conclusion }: TestGroupProps): ReactElement => {
  const message = useMessage()
  return (
    <>
      {specimen && (
        <div className={styles.specimen}>
          <Text size="caption" tone="muted">
            {message('ui.result.specimen')} <LocalizedText value={specimen} />
          </Text>
        </div>
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
    </>
  )
}

const Test = (props: TestValue): ReactElement => {
  const { name, about, value, unit, flag, range, bar, earlier, remark, method, action } = props
  const message = useMessage()
  return (
    <>
      <div className={styles.side}>
        <Text as="strong">
          <LocalizedText value={name} />
        </Text>
        {about && (
          <div data-print="hide">
            <Text size="caption" tone="muted">
              {about}
            </Text>
          </div>
        )}
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

/** Only for the eye: the words beside it say the same. */
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
