import type { IconName } from '../icon/paths.ts'
import type { UiMessageId } from '../messages/use-message.ts'

/** Whether an employee may do their work, as an occupational physician concluded. */
export type Fitness = 'fit' | 'fitWithNotes' | 'unfitForNow' | 'unfit'

/** The sign of each conclusion. The signs differ even without colour. */
export const fitnessIcons: Record<Fitness, IconName> = {
  fit: 'check',
  fitWithNotes: 'info',
  unfitForNow: 'clock',
  unfit: 'close',
}

/** The name of each conclusion. */
export const fitnessWords: Record<Fitness, UiMessageId> = {
  fit: 'ui.fitness.fit',
  fitWithNotes: 'ui.fitness.fitWithNotes',
  unfitForNow: 'ui.fitness.unfitForNow',
  unfit: 'ui.fitness.unfit',
}

/** The advice to the employer for each conclusion. */
export const fitnessAdvice: Record<Fitness, UiMessageId> = {
  fit: 'ui.fitness.fit.advice',
  fitWithNotes: 'ui.fitness.fitWithNotes.advice',
  unfitForNow: 'ui.fitness.unfitForNow.advice',
  unfit: 'ui.fitness.unfit.advice',
}
