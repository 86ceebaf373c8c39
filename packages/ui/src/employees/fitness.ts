import type { IconName } from '../icon/paths.ts'
import type { UiMessageId } from '../messages/use-message.ts'

/** Whether an employee may do their work, as an occupational physician concluded. */
export type Fitness = 'fit' | 'fitWithNotes' | 'unfitForNow' | 'unfit'

/** The sign of each conclusion, which differs without its colour too. */
export const fitnessIcons: Record<Fitness, IconName> = {
  fit: 'check',
  fitWithNotes: 'info',
  unfitForNow: 'clock',
  unfit: 'close',
}

/** What each conclusion is called. */
export const fitnessWords: Record<Fitness, UiMessageId> = {
  fit: 'ui.fitness.fit',
  fitWithNotes: 'ui.fitness.fitWithNotes',
  unfitForNow: 'ui.fitness.unfitForNow',
  unfit: 'ui.fitness.unfit',
}

/** What each conclusion asks of the employer. */
export const fitnessAdvice: Record<Fitness, UiMessageId> = {
  fit: 'ui.fitness.fit.advice',
  fitWithNotes: 'ui.fitness.fitWithNotes.advice',
  unfitForNow: 'ui.fitness.unfitForNow.advice',
  unfit: 'ui.fitness.unfit.advice',
}
