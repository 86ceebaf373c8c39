import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './stepper.css.ts'

/** One step. A locked one says why, and what unlocks it. */
export type Step =
  | { state: 'done' | 'current' | 'open'; label: string; href?: string | undefined }
  | { state: 'locked'; label: string; reason: string }

/** Props of {@link Stepper}. */
export interface StepperProps {
  steps: readonly Step[]
  /** The task, such as "Pendaftaran pasien baru". */
  label: string
}

/**
 * The progress in a task of several pages. Steps are links, never tabs, so each has its URL. On a phone, where
 * the task itself matters more, it is a line with the current step, which expands to all of them. Without a current step
 * the task is done.
 */
export function Stepper({ steps, label }: StepperProps): ReactElement {
  const message = useMessage()
  return (
    <nav aria-label={`${message('ui.stepper.label')}: ${label}`}>
      <details className={styles.root}>
        <Summary steps={steps} />
        <ol role="list" className={styles.list}>
          {steps.map((step, index) => (
            <li
              key={step.label}
              className={classes(styles.step, styles.state[step.state])}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {step.state === 'done' ? (
                  <Icon name="check" size="small" />
                ) : step.state === 'locked' ? (
                  <Icon name="lock" size="small" />
                ) : (
                  index + 1
                )}
              </span>
              <span className={styles.words}>
                <VisuallyHidden>
                  {message('ui.stepper.position', { index: index + 1, count: steps.length })}:{' '}
                </VisuallyHidden>
                <StepName step={step} />
              </span>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function Summary({ steps }: Pick<StepperProps, 'steps'>): ReactElement {
  const message = useMessage()
  const current = steps.findIndex(({ state }) => state === 'current')
  const position = { index: current + 1, count: steps.length }
  return (
    <summary className={styles.summary}>
      <span className={styles.line}>
        <span>
          {current < 0
            ? message('ui.stepper.complete')
            : `${message('ui.stepper.position', position)}: ${steps[current]?.label}`}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        {steps.map(({ label, state }) => (
          <span key={label} className={classes(styles.part, styles.partState[state])} />
        ))}
      </span>
    </summary>
  )
}

function StepName({ step }: { step: Step }): ReactElement {
  const message = useMessage()
  if (step.state === 'locked') {
    return (
      <>
        <span>
          {step.label} <VisuallyHidden>({message('ui.stepper.locked')})</VisuallyHidden>
        </span>
        <span className={styles.reason}>{step.reason}</span>
      </>
    )
  }
  const suffix = step.state === 'done' && <VisuallyHidden> ({message('ui.stepper.done')})</VisuallyHidden>
  if (!step.href || step.state === 'current') {
    return (
      <span>
        {step.label}
        {suffix}
      </span>
    )
  }
  return (
    <Anchor href={step.href} className={styles.link}>
      {step.label}
      {suffix}
    </Anchor>
  )
}
