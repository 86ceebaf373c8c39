import type { ApiError } from '@hospital/sdk'
import { expect, test } from 'vitest'
import { reportOf } from '../../scripts/check-backends/report.ts'
import { findingOf } from '../../scripts/check-backends/verdict.ts'

const places = (count: number) => Array.from({ length: count }, (_, index) => `body.data[${index}].slug`)

test.each([
  [0, 'works', ''],
  [1, 'entries left out', '1: body.data[0].slug'],
  [3, 'entries left out', '3: body.data[0].slug, body.data[1].slug, body.data[2].slug'],
  [4, 'entries left out', '4: body.data[0].slug, body.data[1].slug, body.data[2].slug, and 1 more'],
])('an answer without %i of its entries: %s', (count, verdict, detail) => {
  expect(findingOf({ data: {} }, places(count), 'find')).toEqual({ verdict, detail })
})

const context = { operation: 'getTopBar', requestId: 'a' }

test.each<readonly [ApiError, string, string]>([
  [
    { kind: 'unauthorized', status: 401, ...context },
    'refused',
    'status 401: the token is missing, wrong or expired; needs find on dokters',
  ],
  [{ kind: 'forbidden', status: 403, ...context }, 'refused', 'status 403: the token lacks find on dokters'],
  [
    { kind: 'malformed', status: 200, where: 'body.data', ...context },
    'breaks the contract',
    'status 200, at body.data',
  ],
  [
    { kind: 'rejected', status: 200, detail: 'Siti tidak ditemukan', ...context },
    'breaks the contract',
    'status 200: the call is not accepted (rejected)',
  ],
  [
    { kind: 'not-found', status: 404, ...context },
    'nothing found',
    'status 404: the address is unknown, or nothing is published',
  ],
  [
    { kind: 'network', cause: { name: 'TypeError', code: 'ECONNREFUSED' }, ...context },
    'not reachable',
    'ECONNREFUSED',
  ],
  [{ kind: 'timeout', timeout: 3000, ...context }, 'not reachable', 'no answer within 3000 ms'],
  [{ kind: 'server', status: 503, ...context }, 'not reachable', 'status 503'],
])('a failure %o: %s', (error, verdict, detail) => {
  expect(findingOf({ error }, [], 'find on dokters')).toEqual({ verdict, detail })
})

test.each([
  ['works', true],
  ['not checked', true],
  ['entries left out', false],
  ['refused', false],
  ['breaks the contract', false],
  ['nothing found', false],
  ['not reachable', false],
] as const)('all is well with a read that %o: %o', (verdict, fine) => {
  expect(reportOf([{ backEnd: 'cms', name: 'getTopBar', duration: 1, verdict, detail: '' }]).fine).toBe(fine)
})
