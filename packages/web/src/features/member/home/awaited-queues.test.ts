import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { ReadState } from '../../../personal-data/use-read.ts'
import type { AppointmentQueue } from '../appointments/queue.ts'
import { appointment } from '../appointments/sample-appointment.ts'
import { runningQueue } from '../appointments/sample-queue.ts'
import { isOverdue, mayBeCalled } from './awaited-queues.ts'

const known = (change: Partial<AppointmentQueue>): ReadState<AppointmentQueue | null> => ({
  status: 'ready',
  data: { ...runningQueue, ...change },
  isRefreshing: false,
  isOutdated: false,
})

const failed = (reason: 'server' | 'not-found' | 'forbidden'): ReadState<AppointmentQueue | null> => ({
  status: 'failed',
  reason,
  retryAfter: 0,
  retry: () => undefined,
})

test.each<[string, ReadState<AppointmentQueue | null>, boolean]>([
  ['that waits', known({}), true],
  ['whose doctor is late', known({ status: 'dokter_terlambat', nomor_dipanggil: null }), true],
  ['that has not begun', known({ status: 'belum_mulai', nomor_dipanggil: null }), true],
  ['that calls the own number', known({ nomor_dipanggil: 17, sisa_antrian: 0 }), true],
  ['that has passed the own number', known({ nomor_dipanggil: 18, sisa_antrian: null }), false],
  ['that is over', known({ status: 'selesai' }), false],
  ['without numbers', { status: 'ready', data: null, isRefreshing: false, isOutdated: false }, false],
  ['that is not read yet', { status: 'loading' }, false],
  ['that could not be read', failed('server'), true],
  ['that the back end does not know', failed('not-found'), false],
  ['that may not be read', failed('forbidden'), false],
])('a queue %s may still call the patient: %#', (_what, state, expected) => {
  expect(mayBeCalled(state)).toBe(expected)
})

const slot = { ...appointment, status: 'approved', tanggal: '2026-11-24', jam: '09:15', jam_selesai: '09:30' } as const

test.each<[string, Appointment, string, boolean]>([
  ['in its slot', slot, '2026-11-24T09:29:59+07:00', false],
  ['at the end of it', slot, '2026-11-24T09:30:00+07:00', true],
  ['late in the day', slot, '2026-11-24T23:59:59+07:00', true],
  ['on the next day', slot, '2026-11-25T00:00:00+07:00', false],
  ['without a number', { ...slot, nomor_antrian: null }, '2026-11-24T09:40:00+07:00', false],
  ['that was not confirmed', { ...slot, status: 'open' }, '2026-11-24T09:40:00+07:00', false],
])('an appointment %s is overdue or not', (_when, one, now, expected) => {
  expect(isOverdue(one, new Date(now))).toBe(expected)
})
