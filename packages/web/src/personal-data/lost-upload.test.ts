import { expect, test } from 'vitest'
import { lostUpload } from './lost-upload.ts'

const part = { sent: 5, total: 10 }
const all = { sent: 10, total: 10 }

test.each([
  ['cut half-way', part, false, 'cut'],
  ['stopped half-way', part, true, 'stopped'],
  ['stopped before anything went out', undefined, true, 'stopped'],
  ['cut after all of it went out', all, false, 'unknown'],
  ['stopped after all of it went out', all, true, 'stoppedLate'],
  ['cut at an unknown point', undefined, false, 'unknown'],
] as const)('an upload that was %s', (_what, progress, isStopped, how) => {
  expect(lostUpload(progress, isStopped)).toBe(how)
})
