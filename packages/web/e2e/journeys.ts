import { test } from '@playwright/test'
import type { Effort } from './count-effort.ts'
import { expect } from './site-test.ts'

interface Journey {
  readonly patient: string
  /** The counts that the limit applies to. */
  readonly measure: 'taps' | 'fields'
  /** The count before the patient area was rebuilt, if it was counted. */
  readonly before?: number
  readonly limit: number
}

const mother = 'mother with a child'

/** Patients' tasks on a phone of 360 px, with the limit of each. */
export const journeys = {
  'book for the child, from the home page': { patient: mother, measure: 'taps', before: 20, limit: 9 },
  'the same, with the log-in on the way': { patient: mother, measure: 'taps', limit: 11 },
  'read new lab values of the child, from the log-in': { patient: mother, measure: 'taps', before: 6, limit: 2 },
  'move an appointment': { patient: mother, measure: 'taps', before: 6, limit: 4 },
  'hand in a refused document again': { patient: mother, measure: 'taps', before: 5, limit: 4 },
  'log out': { patient: mother, measure: 'taps', before: 3, limit: 2 },
  'register on the way to a first booking': { patient: 'newcomer, WNI', measure: 'fields', before: 20, limit: 12 },
  'the same, with a passport and a foreign number': { patient: 'newcomer, WNA', measure: 'fields', limit: 12 },
  'read results, visits and appointments': { patient: 'old, one of the hospitals down', measure: 'taps', limit: 3 },
} as const satisfies Readonly<Record<string, Journey>>

/** The counts of a test on its way. */
export interface Counted extends Effort {
  /** Questions of forms. */
  readonly fields?: number
}

/** The kind of annotation that the table of journeys reads. */
export const journeyAnnotation = 'journey'

/** Records a journey's counts for the table, and fails above its limit. */
export const expectJourney = (name: keyof typeof journeys, counted: Counted): void => {
  test.info().annotations.push({ type: journeyAnnotation, description: JSON.stringify({ name, ...counted }) })
  const { measure, limit }: Journey = journeys[name]
  expect(counted[measure], `${name}: ${measure}`).toBeLessThanOrEqual(limit)
}
