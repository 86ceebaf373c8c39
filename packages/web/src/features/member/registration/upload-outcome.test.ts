import { expect, test } from 'vitest'
import { uploadOutcome } from './upload-outcome.ts'

const part = { sent: 5, total: 10 }
const all = { sent: 10, total: 10 }
const unknown = { kind: 'unknown' } as const

test.each([
  ['cut half-way', unknown, part, false, 'cut'],
  ['cancelled half-way', unknown, part, true, 'cancelled'],
  ['cancelled before anything went out', unknown, undefined, true, 'cancelled'],
  ['cut after all of it went out', unknown, all, false, 'unknown'],
  ['cancelled after all of it went out', unknown, all, true, 'unknown'],
  ['cut at an unknown point', unknown, undefined, false, 'unknown'],
  ['refused', { kind: 'rejected', detail: 'Sudah terdaftar.' } as const, all, false, 'rejected'],
  ['done', { kind: 'done', data: 1 } as const, all, true, 'done'],
] as const)('an upload that was %s', (_what, outcome, progress, isCancelled, kind) => {
  expect(uploadOutcome(outcome, progress, isCancelled).kind).toBe(kind)
})
