import { expect, test } from 'vitest'
import { bookingStart, patientAfterLogIn } from './booking-handover.ts'

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

const [siti, agus, suparno] = [{ id: 1001 }, { id: 1002 }, { id: 2001 }]

test.each([
  ['the person who was chosen', 1002, [siti, agus], 1002],
  ['the only person there is', undefined, [siti], 1001],
  ['no person where several could be meant', undefined, [siti, agus], undefined],
  ['no person where another member has logged in than the one who chose', 1002, [suparno], undefined],
  ['no person if the family is empty', undefined, [], undefined],
])('after a log-in the appointment is for %s', (_name, chosen, patients, expected) => {
  expect(patientAfterLogIn(chosen, patients)).toBe(expected)
})
