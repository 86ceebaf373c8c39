import type { ApiError, Result } from '@hospital/sdk'
import { expect, test } from 'vitest'
import { strangerFinding } from '../../scripts/check-backends/care.ts'

const context = { operation: 'getMobilePatient', requestId: 'a' }
const failed = (error: ApiError): Result<unknown> => ({ error })

test.each<readonly [string, Result<unknown>, string]>([
  ['asks for a token', failed({ kind: 'unauthorized', status: 401, ...context }), 'works'],
  ['forbids it', failed({ kind: 'forbidden', status: 403, ...context }), 'works'],
  ['refuses it', failed({ kind: 'rejected', status: 200, detail: 'Token salah', ...context }), 'works'],
  ['tells a record', { data: { process: true } }, 'breaks the contract'],
  ['answers with a page', failed({ kind: 'malformed', status: 200, where: 'body', ...context }), 'breaks the contract'],
  ['is not there', failed({ kind: 'not-found', status: 404, ...context }), 'nothing found'],
  ['fails', failed({ kind: 'server', status: 503, ...context }), 'not reachable'],
])("a hospital's API that %s, without a token: %3$s", (_what, answer, verdict) => {
  expect(strangerFinding(answer).verdict).toBe(verdict)
})
