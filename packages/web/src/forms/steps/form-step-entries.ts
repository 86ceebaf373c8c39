import type { Step } from '@hospital/ui'
import type { FormStep } from './form-steps.ts'

/** The place in a form with steps: the index of the shown step, and of the last step that is unlocked. */
export interface StepsPlace {
  readonly steps: readonly FormStep[]
  readonly index: number
  readonly reachable: number
}

/** The steps of a form for the kit's stepper: unlocked steps are links, and locked steps say how to unlock them. */
export const formStepEntries = (
  { steps, index, reachable }: StepsPlace,
  titles: readonly string[],
  locked: (step: string) => string,
): readonly Step[] =>
  steps.map(({ id }, place) => {
    const label = titles[place] ?? id
    if (place === index) return { state: 'current', label }
    if (place > reachable) return { state: 'locked', label, reason: locked(titles[reachable] ?? '') }
    return { state: place < index ? 'done' : 'open', label, href: `#${id}` }
  })
