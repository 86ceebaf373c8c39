import { expect, test } from 'vitest'
import type { ApiError } from '../client/errors.ts'
import { writeOutcome } from './write-outcome.ts'

const context = { operation: 'createAppointment', requestId: 'id-1' }

const failures: readonly (readonly [error: ApiError, isOnline: boolean, expected: object])[] = [
  [{ ...context, kind: 'unauthorized', status: 401 }, true, { kind: 'expired' }],
  [
    { ...context, kind: 'rejected', status: 200, detail: 'Slot penuh.' },
    true,
    { kind: 'rejected', detail: 'Slot penuh.' },
  ],
  [
    {
      ...context,
      kind: 'invalid',
      status: 422,
      detail: 'Periksa isian.',
      fieldErrors: { keluhan: ['Terlalu panjang.'] },
    },
    true,
    { kind: 'invalid', detail: 'Periksa isian.', fieldErrors: { keluhan: ['Terlalu panjang.'] } },
  ],
  [{ ...context, kind: 'rate-limited', status: 429, retryAfter: 61 }, true, { kind: 'limited', retryAfter: 61 }],
  [{ ...context, kind: 'rate-limited', status: 429, retryAfter: undefined }, true, { kind: 'limited', retryAfter: 0 }],
  [{ ...context, kind: 'timeout', timeout: 15_000 }, true, { kind: 'unknown' }],
  [{ ...context, kind: 'timeout', timeout: 15_000 }, false, { kind: 'unknown' }],
  [{ ...context, kind: 'network' }, true, { kind: 'unknown' }],
  [{ ...context, kind: 'network' }, false, { kind: 'offline' }],
  [{ ...context, kind: 'malformed', status: 200, where: 'json' }, true, { kind: 'unknown' }],
  [{ ...context, kind: 'malformed', status: 200, where: 'json' }, false, { kind: 'unknown' }],
  [{ ...context, kind: 'server', status: 500 }, true, { kind: 'failed', reason: 'server' }],
  [{ ...context, kind: 'server', status: 502 }, true, { kind: 'unknown' }],
  [{ ...context, kind: 'server', status: 503 }, true, { kind: 'failed', reason: 'server' }],
  [{ ...context, kind: 'server', status: 504 }, true, { kind: 'unknown' }],
  [{ ...context, kind: 'forbidden', status: 403 }, true, { kind: 'failed', reason: 'forbidden' }],
]

test.each(failures)('a write that ends with %o (online: %o) is %o', (error, isOnline, expected) => {
  expect(writeOutcome({ error }, isOnline)).toEqual(expected)
})

test('a write that was taken is done', () => {
  expect(writeOutcome({ data: { kode: 'A1' } }, true)).toEqual({ kind: 'done', data: { kode: 'A1' } })
})
