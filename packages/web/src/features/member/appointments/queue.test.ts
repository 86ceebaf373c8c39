import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import { hasQueue, queueCall, queuePhase, queueWords, readQueue } from './queue.ts'
import type { AppointmentQueue } from './queue.ts'
import { appointment } from './sample-appointment.ts'
import { runningQueue } from './sample-queue.ts'

const queue = (change: Partial<AppointmentQueue> = {}): AppointmentQueue => ({ ...runningQueue, ...change })

test.each<[string, Partial<Appointment>, boolean, string?]>([
  ['a confirmed appointment of today', {}, true],
  ['on the last minute of the day', {}, true, '2026-11-24T23:59:59+07:00'],
  ['on the next day', {}, false, '2026-11-25T00:00:00+07:00'],
  ['on the day before', {}, false, '2026-11-23T23:59:59+07:00'],
  ['one that is not confirmed: its number is provisional', { status: 'open' }, false],
  ['one that is closed', { status: 'closed' }, false],
  ['a doctor without queue numbers', { nomor_antrian: null }, false],
])('%s', (_what, change, has, at = '2026-11-24T10:05:00+07:00') => {
  const now = new Date(at)
  expect(hasQueue({ ...appointment, status: 'approved', ...change }, now)).toBe(has)
})

const before = { nomor_dipanggil: null, sisa_antrian: 16 }

test.each<[string, Partial<AppointmentQueue>, string, string | undefined, readonly string[]]>([
  ['five before', {}, 'waiting', undefined, ['now 12', 'own 17', 'before 5', 'hour 10:40']],
  [
    'two before',
    { nomor_dipanggil: 15, sisa_antrian: 2 },
    'waiting',
    undefined,
    ['now 15', 'own 17', 'before 2', 'hour 10:40'],
  ],
  ['one before', { nomor_dipanggil: 16, sisa_antrian: 1 }, 'next', 'next', ['now 16', 'own 17', 'hour 10:40']],
  ['its turn', { nomor_dipanggil: 17, sisa_antrian: 0 }, 'called', 'called', ['now 17', 'own 17']],
  [
    'its turn, by the patients before alone',
    { nomor_dipanggil: null, sisa_antrian: 0 },
    'called',
    'called',
    ['own 17'],
  ],
  [
    'called already',
    { nomor_dipanggil: 18, sisa_antrian: null, perkiraan_jam: null },
    'passed',
    'passed',
    ['now 18', 'own 17'],
  ],
  [
    'nothing but the number',
    { nomor_dipanggil: null, sisa_antrian: null, perkiraan_jam: null },
    'waiting',
    undefined,
    ['own 17'],
  ],
  ['no hour', { perkiraan_jam: null }, 'waiting', undefined, ['now 12', 'own 17', 'before 5']],
  [
    'not started',
    { status: 'belum_mulai', ...before },
    'notStarted',
    undefined,
    ['notStarted', 'own 17', 'hour 10:40'],
  ],
  [
    'the first, not started',
    { status: 'belum_mulai', nomor_dipanggil: null, sisa_antrian: 0 },
    'notStarted',
    undefined,
    ['notStarted', 'own 17', 'hour 10:40'],
  ],
  [
    'a late doctor',
    { status: 'dokter_terlambat', ...before, jam_mulai: '08:30' },
    'late',
    undefined,
    ['late 08:30', 'own 17', 'hour 10:40'],
  ],
  [
    'a late doctor of whom no hour is known',
    { status: 'dokter_terlambat', ...before, perkiraan_jam: null },
    'late',
    undefined,
    ['lateUnknown', 'own 17'],
  ],
  [
    'over',
    { status: 'selesai', nomor_dipanggil: null, sisa_antrian: null },
    'finished',
    undefined,
    ['finished', 'own 17'],
  ],
  ['a state that came later', { status: 'istirahat' }, 'unknown', undefined, ['now 12', 'own 17']],
])('%s', (_what, change, phase, call, words) => {
  const known = queue(change)
  expect(queuePhase(known)).toBe(phase)
  expect(queueCall(known)).toBe(call && `web.member.queue.${call}`)
  const told = queueWords(known, (clock) => clock).map(({ id, values = {} }) =>
    [id.replace('web.member.queue.', ''), ...Object.values(values)].join(' '),
  )
  expect(told).toEqual(words)
})

test.each([
  [queue(), 60_000],
  [queue({ status: 'belum_mulai' }), 60_000],
  [queue({ status: 'selesai' }), undefined],
  [null, undefined],
])('%o is read again after %s ms', (known, wait) => {
  expect(readQueue(appointment).againAfter?.(known, 0)).toBe(wait)
})
