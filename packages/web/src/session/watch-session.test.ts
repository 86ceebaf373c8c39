import { expect, test } from 'vitest'
import { sessionChange } from './watch-session.ts'

test.each([
  ['a log-out', null, 7, undefined, 'ended'],
  ['a log-out of a visitor without a session', null, undefined, undefined, 'ended'],
  ['a log-in of the same person', 'token.b', 7, 7, 'renewed'],
  ['a log-in of another person', 'token.b', 7, 8, 'replaced'],
  ['a log-in without a cookie', 'token.b', 7, undefined, 'replaced'],
] as const)('%s in another tab', (_what, token, before, now, change) => {
  expect(sessionChange(token, before, now)).toBe(change)
})
