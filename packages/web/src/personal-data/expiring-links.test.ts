import { expect, test } from 'vitest'
import { linksAgain } from './expiring-links.ts'

const readAt = Date.parse('2026-11-21T09:15:00+07:00')

test.each([
  ['end after a quarter of an hour', ['2026-11-21T09:30:00+07:00'], 12],
  ['end one after the other', ['2026-11-21T10:15:00+07:00', '2026-11-21T09:35:00+07:00'], 17],
  ['have ended, by a clock that is fast', ['2026-11-21T08:30:00+07:00'], 12],
  ['end at once', ['2026-11-21T09:16:00+07:00'], 12],
  ['end years later, by a clock that is slow', ['2031-01-01T00:00:00+07:00'], 12],
  ['end at no instant', ['besok'], 12],
] as const)('links that %s are read again in time', (_what, ends, minutes) => {
  expect(linksAgain(ends, readAt)).toBe(minutes * 60_000)
})

test('an answer without links is not read again', () => {
  expect(linksAgain([], readAt)).toBeUndefined()
})
