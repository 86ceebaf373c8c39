import { expect, test } from 'vitest'
import { checkCredentials } from './check-credentials.ts'

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
])('%s', { tags: ['member.login-required'] }, (_what, typed, password, checked) => {
  expect(checkCredentials({ email: typed, password })).toEqual(checked)
})
