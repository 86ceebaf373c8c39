import { describe, expect, test } from 'vitest'
import type { ApiError } from './errors.ts'
import { parseRetryAfter, retryDelay, retryRules } from './retry.ts'

const context = { operation: 'getProfile', requestId: '1' }
const network: ApiError = { kind: 'network', ...context }
const busy = (retryAfter?: number): ApiError => ({ kind: 'rate-limited', status: 429, retryAfter, ...context })
const unavailable = (retryAfter?: number): ApiError => ({ kind: 'server', status: 503, retryAfter, ...context })
const rules = retryRules({ attempts: 2, delay: 100, maxDelay: 1000 })

describe('the wait before another attempt', () => {
  test.each([
    ['doubles each time', network, 2, 1, 200],
    ['is jittered', network, 1, 0.5, 50],
    ['is what the server asks for', busy(1), 1, 0.5, 1000],
    ['is our own where the server asks for nothing', busy(), 1, 1, 100],
    ['is none after the last attempt', network, 3, 1, undefined],
    ['is none where the server asks for too much', busy(2), 1, 1, undefined],
    ['is what a server asks for that is not available', unavailable(1), 1, 0.5, 1000],
    ['is our own where it asks for nothing', unavailable(), 1, 1, 100],
    ['is none where it asks for too much', unavailable(2), 1, 1, undefined],
    [
      'is none where a try would only repeat the failure',
      { kind: 'server', status: 500, ...context } satisfies ApiError,
      1,
      1,
      undefined,
    ],
    ['is none after the caller went away', { kind: 'aborted', ...context } satisfies ApiError, 1, 1, undefined],
    ['is none after the time ran out', { kind: 'timeout', timeout: 1, ...context } satisfies ApiError, 1, 1, undefined],
  ])('%s', (_sentence, error, attempt, random, expected) => {
    expect(retryDelay(error, attempt, rules, random)).toBe(expected)
  })

  test('is never longer than maxDelay', () => {
    expect(retryDelay(network, 10, retryRules({ attempts: 20, delay: 100, maxDelay: 1000 }), 1)).toBe(1000)
  })

  test.each([Number.NaN, undefined])('is none if the number of attempts is %s', (attempts) => {
    expect(retryDelay(network, 1, { ...rules, attempts: attempts as number }, 1)).toBeUndefined()
  })

  test('is none if retries are off', () => {
    expect(retryDelay(network, 1, retryRules(false), 1)).toBeUndefined()
  })
})

test.each([
  [null, undefined],
  ['30', 30],
  ['0', 0],
  ['Sat, 21 Nov 2026 00:00:10 GMT', 10],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 00:00:10 GMT, Sat, 21 Nov 2026 00:00:20 GMT', undefined],
  ['Sat, 32 Nov 2026 00:00:10 GMT', undefined],
  ['2026-11-21T00:00:10Z', undefined],
  ['sebentar', undefined],
  ['sebentar 1', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['', undefined],
])('a Retry-After of %o is %o seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-21T00:00:00Z'))).toBe(seconds)
})
