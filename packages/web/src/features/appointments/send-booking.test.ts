import { expect, test } from 'vitest'
import { bookingOutcome } from './send-booking.ts'

const invalid = (detail: string, fieldErrors: Readonly<Record<string, readonly string[]>>) =>
  bookingOutcome({ kind: 'invalid', detail, fieldErrors })

test('an appointment that was made has its code, and its number if there is one', () => {
  const data = { kode_appointment: 'APT-1', nomor_antrian: null, pasien: { id: 7 } }
  expect(bookingOutcome({ kind: 'done', data: { detail: 'Tercatat.', data } })).toEqual({
    booked: { code: 'APT-1', queueNumber: undefined, detail: 'Tercatat.', patient: 7 },
  })
})

test.each([
  [
    'beside its field',
    { keluhan: ['Terlalu panjang.', 'Tanpa tautan.'] },
    { problems: { keluhan: { text: 'Terlalu panjang. Tanpa tautan.' } }, detail: '' },
  ],
  [
    'above the form, if it has no field there',
    { jam: ['Slot penuh.'] },
    { problems: {}, detail: 'Periksa. Slot penuh.' },
  ],
  ['above the form, if it is about no field', {}, { problems: {}, detail: 'Periksa.' }],
  [
    'in both places',
    { kodept: ['Tidak dikenal.'], tanggal: ['Sudah lewat.'] },
    { problems: { kodept: { text: 'Tidak dikenal.' } }, detail: 'Periksa. Sudah lewat.' },
  ],
])('what the server says is wrong is said %s', (_where, fieldErrors, expected) => {
  expect(invalid('Periksa.', fieldErrors)).toEqual(expected)
})

test.each([
  [{ kind: 'expired' }, 'log-in'],
  [{ kind: 'offline' }, { problem: 'web.booking.offline' }],
  [{ kind: 'unknown' }, { problem: 'web.booking.unknown' }],
  [{ kind: 'failed', reason: 'server' }, { problem: 'web.booking.failed' }],
] as const)('a booking of which is known %o says %o', (outcome, expected) => {
  expect(bookingOutcome(outcome)).toEqual(expected)
})
