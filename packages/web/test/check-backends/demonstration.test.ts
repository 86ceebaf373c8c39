import { expect, test } from 'vitest'
import { permissionOf } from '../../scripts/check-backends/demonstration.ts'

const answer = (status: number, headers: Readonly<Record<string, string>>) => new Response(null, { status, headers })

test('test data is written to a CMS that says it is a demonstration', () => {
  expect(permissionOf(answer(200, { 'X-Demonstration': 'true' }))).toEqual({ allowed: true })
})

test.each([
  ['says nothing', answer(200, {}), 'does not say that it is a demonstration'],
  ['says no', answer(200, { 'X-Demonstration': 'false' }), 'does not say that it is a demonstration'],
  ['says something else', answer(200, { 'X-Demonstration': 'true, false' }), 'does not say that it is a demonstration'],
  ['is a demonstration of another kind', answer(200, { 'X-Demo': 'true' }), 'does not say that it is a demonstration'],
  ['refuses the token', answer(403, { 'X-Demonstration': 'true' }), 'answers with status 403'],
  ['fails', answer(503, {}), 'answers with status 503'],
  ['does not answer', undefined, 'does not answer'],
])('nothing is written to a CMS that %s', (_what, given, reason) => {
  expect(permissionOf(given)).toEqual({ allowed: false, reason: expect.stringContaining(reason) as string })
})
