import { describe, expect, test } from 'vitest'
import { appointmentActions, appointmentState, inOrder } from './appointment-state.ts'
import { appointment } from './sample-appointment.ts'

describe('the state of an appointment', () => {
  test.each([
    ['open', null, 'open'],
    ['approved', null, 'approved'],
    ['closed', 'selesai', 'done'],
    ['closed', 'dibatalkan_pasien', 'cancelled'],
    ['closed', 'dibatalkan_rs', 'cancelledByHospital'],
    ['closed', 'dipindahkan', 'moved'],
    ['closed', 'tidak_hadir', 'missed'],
    ['closed', 'dialihkan', 'closed'],
    ['closed', 'constructor', 'closed'],
    ['closed', null, 'closed'],
  ] as const)('%s because of %s is %s', (status, reason, state) => {
    expect(appointmentState({ status, alasan_ditutup: reason })).toBe(state)
  })
})

describe('the order', () => {
  const entries = [
    { tanggal: '2026-11-25', jam: '08:00' },
    { tanggal: '2026-11-24', jam: '13:00' },
    { tanggal: '2026-11-24', jam: '09:30' },
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
  const self = { penjamin: null }
  test.each([
    ['open', {}, before, ['canCancel', 'canMove', 'canHandIn', 'isToCome']],
    ['approved', {}, before, ['canCancel', 'canMove', 'canHandIn', 'isToCome']],
    ['approved, paid by the patient', { ...self, status: 'approved' }, before, ['canCancel', 'canMove', 'isToCome']],
    ['too near', { dapat_dibatalkan: false }, before, ['needsCall', 'canHandIn', 'isToCome']],
    ['over, but not closed', { dapat_dibatalkan: false }, after, ['canHandIn']],
    ['closed', { status: 'closed', dapat_dibatalkan: false }, after, ['canBookAgain']],
    ['closed, the doctor has left', { status: 'closed', dokter: { ...appointment.dokter, slug: null } }, after, []],
    ['closed, whatever the hospital says of cancelling', { status: 'closed' }, before, ['canBookAgain']],
  ] as const)('of one that is %s', (_name, changes, now, can) => {
    const actions = Object.entries(appointmentActions({ ...appointment, ...changes }, now))
    expect(actions.flatMap(([name, is]) => (is ? [name] : []))).toEqual(can)
  })
})
