import { describe, expect, test } from 'vitest'
import { appointmentActions, appointmentState, inOrder } from './appointment-state.ts'
import { appointment } from './sample-appointment.ts'

describe('the state of an appointment', () => {
  test.each([
    ['open', undefined, 'open'],
    ['approved', undefined, 'approved'],
    ['closed', 'selesai', 'done'],
    ['closed', 'dibatalkan_pasien', 'cancelled'],
    ['closed', 'dibatalkan_rs', 'cancelledByHospital'],
    ['closed', 'dipindahkan', 'moved'],
    ['closed', 'tidak_hadir', 'missed'],
    ['closed', 'dialihkan', 'closed'],
    ['closed', 'constructor', 'closed'],
    ['closed', undefined, 'closed'],
  ] as const)('%s because of %s is %s', (list, closedBecause, state) => {
    expect(appointmentState({ list, closedBecause })).toBe(state)
  })
})

describe('the order', () => {
  const entries = [
    { day: '2026-11-25', from: '08:00' },
    { day: '2026-11-24', from: '13:00' },
    { day: '2026-11-24', from: '09:30' },
  ]
  const [late, noon, morning] = entries
  test.each([
    ['open', [morning, noon, late]],
    ['approved', [morning, noon, late]],
    ['closed', [late, noon, morning]],
  ] as const)('of the %s ones', (list, order) => expect(inOrder(entries, list)).toEqual(order))
})

describe('the actions', () => {
  const before = new Date('2026-11-24T09:00:00+07:00')
  const after = new Date('2026-11-24T09:45:00+07:00')
  const self = { guarantor: undefined }
  test.each([
    ['open', {}, before, ['canCancel', 'canMove', 'canHandIn', 'isToCome']],
    ['approved', {}, before, ['canCancel', 'canMove', 'canHandIn', 'isToCome']],
    ['approved, paid by the patient', { ...self, list: 'approved' }, before, ['canCancel', 'canMove', 'isToCome']],
    ['too near', { canBeCancelled: false }, before, ['needsCall', 'canHandIn', 'isToCome']],
    ['over, but not closed', { canBeCancelled: false }, after, ['canHandIn']],
    ['closed', { list: 'closed', canBeCancelled: false }, after, ['canBookAgain']],
    ['closed, the doctor has left', { list: 'closed', doctor: { ...appointment.doctor, slug: undefined } }, after, []],
    ['closed, whatever the hospital says of cancelling', { list: 'closed' }, before, ['canBookAgain']],
  ] as const)('of one that is %s', (_name, changes, now, can) => {
    const actions = Object.entries(appointmentActions({ ...appointment, ...changes }, now))
    expect(actions.flatMap(([name, is]) => (is ? [name] : []))).toEqual(can)
  })
})
