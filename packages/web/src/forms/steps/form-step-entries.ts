import type { Step } from '@hospital/ui'
import type { FormStep } from './form-steps.ts'

/** Where one is in a form of several steps: the index of the step that is shown, and of the last one that can be. */
export interface StepsPlace {
  readonly steps: readonly FormStep[]
  readonly index: number
  readonly reachable: number
}

/** The steps of a form for the kit's stepper: those that can be reached are links, the others say what opens them. */
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
