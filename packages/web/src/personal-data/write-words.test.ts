import { expect, test } from 'vitest'
import { writeProblems } from './write-words.ts'

const fields = ['nama', 'nik']
const words = { fields, unknown: 'web.member.family.unknown' } as const

test.each([
  [
    'a refusal is told in the words of the server',
    { kind: 'rejected', detail: 'NIK sudah terdaftar.' },
    { detail: 'NIK sudah terdaftar.' },
  ],
  [
    'a limit says how long to wait',
    { kind: 'limited', retryAfter: 121 },
    { id: 'web.write.limited', values: { minutes: 3 } },
  ],
  ['an expired session asks to log in', { kind: 'expired' }, { id: 'web.write.expired' }],
  ['without a connection nothing was sent', { kind: 'offline' }, { id: 'web.write.offline' }],
  ['a lost answer says where to find out', { kind: 'unknown' }, { id: 'web.member.family.unknown' }],
  ['a refusal without words says that it failed', { kind: 'rejected', detail: '' }, { id: 'web.write.failed' }],
  [
    'a refused body without words says that it failed',
    { kind: 'invalid', detail: '', fieldErrors: {} },
    { id: 'web.write.failed' },
  ],
  ['a missing right says so', { kind: 'failed', reason: 'forbidden' }, { id: 'web.write.forbidden' }],
  ['a failure says so', { kind: 'failed', reason: 'server' }, { id: 'web.write.failed' }],
] as const)('%s', (_rule, outcome, notice) => {
  expect(writeProblems(outcome, words)).toEqual({ problems: {}, notice })
})

test.each([
  [
    { kind: 'limited', retryAfter: 61 },
    { id: 'web.action.limited', values: { minutes: 2 } },
  ],
  [{ kind: 'offline' }, { id: 'web.action.offline' }],
  [{ kind: 'rejected', detail: '' }, { id: 'web.action.failed' }],
  [{ kind: 'invalid', detail: '', fieldErrors: {} }, { id: 'web.action.failed' }],
  [{ kind: 'failed', reason: 'forbidden' }, { id: 'web.action.forbidden' }],
  [{ kind: 'failed', reason: 'server' }, { id: 'web.action.failed' }],
] as const)('an action without fields does not speak of what was typed: %o', (outcome, notice) => {
  expect(writeProblems(outcome, { ...words, fields: [] })).toEqual({ problems: {}, notice })
})

test('what is wrong with fields is said beside them alone', () => {
  const outcome = { kind: 'invalid', detail: 'Periksa data.', fieldErrors: { nik: ['NIK salah.'] } } as const
  expect(writeProblems(outcome, words)).toEqual({
    problems: { nik: { text: 'NIK salah.' } },
    notice: undefined,
  })
})

test('what is wrong with no field of the form is said above it', () => {
  const outcome = { kind: 'invalid', detail: 'Periksa data.', fieldErrors: { user_id: ['Akun salah.'] } } as const
  expect(writeProblems(outcome, words)).toEqual({
    problems: {},
    notice: { detail: 'Periksa data. Akun salah.' },
  })
})

test('a sentence that the back end says of the whole and of a field is said once', () => {
  const outcome = { kind: 'invalid', detail: 'Akun salah.', fieldErrors: { user_id: ['Akun salah.'] } } as const
  expect(writeProblems(outcome, words).notice).toEqual({ detail: 'Akun salah.' })
})

test.each([
  ['about nothing in particular is said above it', {}, { problems: {}, notice: { detail: 'Periksa data.' } }],
  [
    'with a field and with none is said in both places',
    { nik: ['NIK salah.', 'NIK 16 angka.'], user_id: ['Akun salah.'] },
    { problems: { nik: { text: 'NIK salah. NIK 16 angka.' } }, notice: { detail: 'Periksa data. Akun salah.' } },
  ],
])('what is wrong %s', (_where, fieldErrors, expected) => {
  expect(writeProblems({ kind: 'invalid', detail: 'Periksa data.', fieldErrors }, words)).toEqual(expected)
})

test('a refusal that is about a field is said beside it', () => {
  const outcome = { kind: 'rejected', detail: 'Kode salah.' } as const
  expect(writeProblems(outcome, { ...words, fields: ['token'], refusedField: 'token' })).toEqual({
    problems: { token: { text: 'Kode salah.' } },
    notice: undefined,
  })
})

test.each([
  [{ kind: 'failed', reason: 'not-found' }, { id: 'web.registration.record.failed' }],
  [{ kind: 'failed', reason: 'forbidden' }, { id: 'web.write.forbidden' }],
  [{ kind: 'unknown' }, { id: 'web.member.family.unknown' }],
] as const)('a form with words of its own for what the back end did not manage says of %o: %o', (outcome, notice) => {
  expect(writeProblems(outcome, { ...words, failed: 'web.registration.record.failed' }).notice).toEqual(notice)
})
