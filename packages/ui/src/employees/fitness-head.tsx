import type { ReactElement, ReactNode } from 'react'
import { DescriptionList } from '../description-list/description-list.tsx'
import type { Description } from '../description-list/description-list.tsx'
import { Icon } from '../icon/icon.tsx'
import { Stack } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import type { Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { Text } from '../typography/text.tsx'
import { Verbatim } from '../typography/verbatim.tsx'
import { BulletList } from './bullet-list.tsx'
import * as styles from './employees.css.ts'
import { fitnessAdvice, fitnessIcons, fitnessWords } from './fitness.ts'
import type { Fitness } from './fitness.ts'

/** Props of {@link FitnessHead}. */
export interface FitnessHeadProps {
  /** The employee's name. */
  name: string
  fitness: Fitness
  /** How long the conclusion is valid, in words. */
  validity: string
  /** The conclusion has ended or ends soon: its words are emphasised. */
  ended?: boolean | undefined
  /** The activities that the employee must avoid. */
  restrictions: readonly Localizable[]
  /** Facts such as number, day and place of the check-up. */
  facts: readonly Description[]
  /** Actions to print or save the result. */
  actions?: ReactNode
}

/** The beginning of a check-up, before any value: whether the employee may work, until when, and what they must avoid. */
export const FitnessHead = (props: FitnessHeadProps): ReactElement => {
  const { name, fitness, validity, ended = false, restrictions, facts, actions } = props
  const message = useMessage()
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={2}>
          <Verbatim>{name}</Verbatim>
        </Heading>
        <div className={classes(styles.conclusion, styles.ink[fitness], styles.ground[fitness])}>
          <span className={styles.sign}>
            <Icon name={fitnessIcons[fitness]} />
          </span>
          <div className={styles.words}>
            <Text as="strong" size="lead">
              {message(fitnessWords[fitness])}
            </Text>
            <Text>{message(fitnessAdvice[fitness])}</Text>
            <Text as={ended ? 'strong' : 'p'}>{validity}</Text>
          </div>
        </div>
      </Stack>
      <section>
        <Heading level={3} size={4}>
          {message('ui.fitness.restrictions')}
        </Heading>
        {restrictions.length === 0 ? (
          <Text>{message('ui.fitness.noRestrictions')}</Text>
        ) : (
          <BulletList items={restrictions} strong />
        )}
      </section>
      {actions && <div data-print="hide">{actions}</div>}
      <DescriptionList items={facts} />
    </Stack>
  )
}
