import { expect, test } from 'vitest'
import type { Appointment } from '../../../personal-data/appointments.ts'
import type { DatedResult } from '../../../personal-data/new-entry.ts'
import { appointment, refusedDocument } from '../appointments/sample-appointment.ts'
import { neededIn, newIn } from './area-news.ts'

const now = new Date('2026-11-20T02:00:00Z')

const entry = (at: string | undefined, status = 'complete'): DatedResult => ({ at, findings: { status } })

test.each([
  ['none', [], 0],
  ['one of today', [entry('2026-11-20')], 1],
  ['one of two weeks ago', [entry('2026-11-06')], 1],
  ['one of fifteen days ago', [entry('2026-11-05')], 0],
  ['one without a day', [entry(undefined)], 0],
  ['one that is still examined beside a new one', [entry('2026-11-19', 'processing'), entry('2026-11-19')], 1],
])('new results: %s', (_what, entries, expected) => {
  expect(newIn(entries, now)).toBe(expected)
})

const later = { ...refusedDocument, id: 502, status: 'menunggu', created_at: '2026-11-19T10:00:00+07:00' } as const
const refused = { ...appointment, dokumen_penjamin: [refusedDocument] }

test.each<[string, readonly Appointment[], number]>([
  ['nothing refused', [appointment], 0],
  ['a refused document', [refused], 1],
  [
    'two refused documents of one',
    [{ ...refused, dokumen_penjamin: [refusedDocument, { ...refusedDocument, id: 503 }] }],
    1,
  ],
  ['another one handed in meanwhile', [{ ...refused, dokumen_penjamin: [refusedDocument, later] }], 0],
  ['a visit that is over', [{ ...refused, tanggal: '2026-11-19' }], 0],
  ['a closed appointment', [{ ...refused, status: 'closed', alasan_ditutup: 'dibatalkan_rs' }], 0],
])('appointments that need the patient: %s', (_what, appointments, expected) => {
  expect(neededIn(appointments, now)).toBe(expected)
})
