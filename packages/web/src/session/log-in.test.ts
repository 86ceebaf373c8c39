import type { ApiError } from '@hospital/sdk'
import { expect, test } from 'vitest'
import { checkCredentials, logInFailure } from './log-in.ts'

const context = { operation: 'login', requestId: 'id-1' }
const invalid = (detail: string | undefined, fieldErrors: Readonly<Record<string, readonly string[]>>) =>
  ({ ...context, kind: 'invalid', status: 422, detail, fieldErrors }) as ApiError

test.each<readonly [string, ApiError, object]>([
  ['a refusal', { ...context, kind: 'rejected', status: 200, detail: 'Salah.' }, { detail: 'Salah.' }],
  [
    'a refusal without words',
    { ...context, kind: 'rejected', status: 409, detail: '' },
    { problem: 'web.login.failed' },
  ],
  [
    'a limit',
    { ...context, kind: 'rate-limited', status: 429, retryAfter: 61 },
    { problem: 'web.login.limited', minutes: 2 },
  ],
  [
    'a field that the server refuses',
    invalid('Periksa isian.', { email: ['Email tidak dikenal.'] }),
    { detail: 'Email tidak dikenal.' },
  ],
  ['a body that the server refuses', invalid('Periksa isian.', {}), { detail: 'Periksa isian.' }],
  ['a body that is refused without words', invalid(undefined, {}), { problem: 'web.login.failed' }],
  ['an error of the server', { ...context, kind: 'server', status: 500 }, { problem: 'web.login.failed' }],
  ['a missing right', { ...context, kind: 'forbidden', status: 403 }, { problem: 'web.login.failed' }],
  [
    'something that is no answer',
    { ...context, kind: 'malformed', status: 200, where: 'json' },
    { problem: 'web.login.failed' },
  ],
  ['a lost connection', { ...context, kind: 'network' }, { problem: 'web.login.failed' }],
])('%s is said by %3$o', { tags: ['member.login-faults', 'company.login-faults'] }, (_name, error, outcome) => {
  expect(logInFailure(error)).toEqual(outcome)
})

const email = 'siti@contoh.example'

test.each([
  ['what is right', email, 'Rahasia123', { body: { email, password: 'Rahasia123' } }],
  ['an address with blanks', '\u00A0siti@contoh.example\u200B', 'x', { body: { email, password: 'x' } }],
  ['a password of blanks', email, '  ', { body: { email, password: '  ' } }],
  ['no address', ' ', 'x', { problem: 'web.login.incomplete' }],
  ['no password', email, '', { problem: 'web.login.incomplete' }],
  ['half an address', 'siti@contoh', 'x', { problem: 'web.form.email.wrong' }],
  ['the longest password', email, '🙂'.repeat(128), { body: { email, password: '🙂'.repeat(128) } }],
  ['a longer one', email, 'x'.repeat(129), { problem: 'web.login.tooLong' }],
])('a log-in with %s', { tags: ['member.login-required'] }, (_what, typed, password, checked) => {
  expect(checkCredentials({ email: typed, password })).toEqual(checked)
})
