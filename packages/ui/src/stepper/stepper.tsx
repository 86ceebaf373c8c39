import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { VisuallyHidden } from '../typography/visually-hidden.tsx'
import * as styles from './stepper.css.ts'

interface StepBase {
  label: string
  /** The number of steps that this entry shows as one. Default: 1. */
  spans?: number
}

/** One step. A locked step says why, and how to unlock it. */
export type Step =
  | (StepBase & { state: 'done' | 'current' | 'open'; href?: string | undefined })
  | (StepBase & { state: 'locked'; reason: string })

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
export const Stepper = ({ steps, label }: StepperProps): ReactElement => {
  const message = useMessage()
  return (
    <nav aria-label={`${message('ui.stepper.label')}: ${label}`}>
      <details className={styles.root}>
        <Summary steps={steps} />
        <ol role="list" className={styles.list}>
          {steps.map((step, place) => (
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
                  positionOf(steps, place)
                )}
              </span>
              <span className={styles.words}>
                <VisuallyHidden>{`${positionText(message, steps, place)}: `}</VisuallyHidden>
                <StepName step={step} />
              </span>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

type Translate = ReturnType<typeof useMessage>

const stepCount = (steps: readonly Step[]): number => steps.reduce((sum, { spans = 1 }) => sum + spans, 0)

/** The number of the first step of an entry. An entry that shows several steps counts as several. */
const positionOf = (steps: readonly Step[], place: number): number => stepCount(steps.slice(0, place)) + 1

/** The position of an entry among all steps, in words. */
const positionText = (message: Translate, steps: readonly Step[], place: number): string =>
  message('ui.stepper.position', { index: positionOf(steps, place), count: stepCount(steps) })

const Summary = ({ steps }: Pick<StepperProps, 'steps'>): ReactElement => {
  const message = useMessage()
  const current = steps.findIndex(({ state }) => state === 'current')
  return (
    <summary className={styles.summary}>
      <span className={styles.line}>
        <span>
          {current < 0
            ? message('ui.stepper.complete')
            : `${positionText(message, steps, current)}: ${steps[current]?.label}`}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" />
        </span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        {steps.flatMap(({ label, state, spans = 1 }) =>
          Array.from({ length: spans }, (_, part) => (
            <span key={`${label} ${part}`} className={classes(styles.part, styles.partState[state])} />
          )),
        )}
      </span>
    </summary>
  )
}

const StepName = ({ step }: { step: Step }): ReactElement => {
  const message = useMessage()
  if (step.state === 'locked') {
    return (
      <>
        <span>
          <span>{step.label}</span> <VisuallyHidden>({message('ui.stepper.locked')})</VisuallyHidden>
        </span>
        <span className={styles.reason}>{step.reason}</span>
      </>
    )
  }
  const suffix = step.state === 'done' && <VisuallyHidden> ({message('ui.stepper.done')})</VisuallyHidden>
  if (!step.href || step.state === 'current') {
    return (
      <span>
        <span>{step.label}</span>
        {suffix}
      </span>
    )
  }
  return (
    <Anchor href={step.href} className={styles.link}>
      <span>{step.label}</span>
      {suffix}
    </Anchor>
  )
}
