import { expect, test } from 'vitest'
import { bookingStart } from './booking-handover.ts'

test.each([
  ['what was handed on', { patient: 1003, payment: 'ASR' }, undefined, { patient: 1003, payment: 'ASR' }],
  ['what was handed on, not an older draft', { patient: 1003 }, { id_pasien: '1002' }, { patient: 1003 }],
  ['the person of the draft', undefined, { id_pasien: '1002', keluhan: 'Pusing' }, { patient: 1002 }],
  ['nothing where the draft names no person', undefined, { keluhan: 'Pusing' }, undefined],
  ['nothing where the draft’s person is no number', undefined, { id_pasien: 'x' }, undefined],
  ['nothing without either', undefined, undefined, undefined],
])('a booking begins with %s', (_name, known, draft, expected) => {
  expect(bookingStart(known, draft)).toEqual(expected)
})
