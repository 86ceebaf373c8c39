import type { FormProblems } from '../submission.ts'

/** A step of a form, and the names of its fields. */
export interface FormStep<Id extends string = string> {
  readonly id: Id
  readonly fields: readonly string[]
}

/** The problems of one step's fields. */
export const problemsOfStep = (problems: FormProblems, { fields }: FormStep): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => fields.includes(name)))

/** The problems in the order of the steps and their fields; problems without a field of the form come last. */
export const inOrder = (problems: FormProblems, steps: readonly FormStep[]): FormProblems => {
  const known = steps.flatMap(({ fields }) => fields)
  const placeOf = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
  return Object.fromEntries(Object.entries(problems).sort(([one], [other]) => placeOf(one) - placeOf(other)))
}

/** The last unlocked step: the first one with a problem, or the last step. */
export const reachableStep = (steps: readonly FormStep[], problems: FormProblems): number => {
  const first = steps.findIndex((step) => Object.keys(problemsOfStep(problems, step)).length > 0)
  return first < 0 ? steps.length - 1 : first
}

/** The step to show: the requested one if it is unlocked, else the last unlocked one. */
export const shownStep = (steps: readonly FormStep[], wanted: string, reachable: number): number => {
  const index = steps.findIndex(({ id }) => id === wanted)
  return Math.min(Math.max(index, 0), reachable)
}

/** The step of a field. */
export const stepOfField = <Id extends string>(
  steps: readonly FormStep<Id>[],
  field: string,
): FormStep<Id> | undefined => steps.find(({ fields }) => fields.includes(field))
