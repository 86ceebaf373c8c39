import { expect, test } from 'vitest'
import { checkFields, firstValues, formFields, formRules, inStep, notClearable, requestOf, stepsOf } from './fields.ts'

const fields = formFields(
  {
    nama: { required: true, maxLength: 5 },
    anak: { integer: true, minimum: 1 },
    alergi: { items: { maxLength: 10 } },
    rujukan: { items: { maxLength: 10 } },
    'pelapor.nama': {},
    'pelapor.setuju': { box: true },
  },
  [
    ...inStep('diri', [
      { name: 'nama', label: 'web.form.name', words: { missing: 'web.form.name.missing' }, known: ' Siti  ' },
      { name: 'punya_anak', label: 'web.form.name', isSent: false },
      { name: 'anak', label: 'web.form.name', isAsked: ({ punya_anak }) => punya_anak === 'ya', known: 2 },
    ]),
    ...inStep('lain', [
      { name: 'alergi', label: 'web.form.name' },
      { name: 'rujukan', label: 'web.form.name', isSentEmpty: true },
      { name: 'catatan', label: 'web.form.name', isSentEmpty: true, known: null },
      {
        name: 'kode',
        label: 'web.form.name',
        clean: (text) => text.replaceAll(' ', ''),
        isDrafted: false,
        known: 'A 1',
      },
      { name: 'asal', label: 'web.form.name', shownAt: 'kode', constraint: { required: true } },
      { name: 'pelapor.nama', label: 'web.form.name' },
      { name: 'pelapor.setuju', label: 'web.form.name' },
    ]),
  ],
)

test('a field is in the step that its row says', () => {
  expect(stepsOf(['diri', 'lain', 'periksa'], fields)).toEqual([
    { id: 'diri', fields: ['nama', 'punya_anak', 'anak'] },
    { id: 'lain', fields: ['alergi', 'rujukan', 'catatan', 'kode', 'asal', 'pelapor.nama', 'pelapor.setuju'] },
    { id: 'periksa', fields: [] },
  ])
})

test('a form begins with what is known, without the blanks around it', () => {
  expect(firstValues(fields)).toEqual({ nama: 'Siti', anak: '2', catatan: '', kode: 'A 1' })
})

test('a draft comes before what is known, and what it lacks was cleared, unless a draft need not have it', () => {
  expect(firstValues(fields, { nama: 'Sit' })).toEqual({ nama: 'Sit', kode: 'A 1' })
})

test.each([
  ['nothing', { nama: 'Siti' }, {}],
  ['what is missing, in words of its own', {}, { nama: 'web.form.name.missing' }],
  ['what is too long, in the usual words', { nama: 'Rahayu' }, { nama: 'web.form.tooLong' }],
  ['no field that is not asked for', { nama: 'Siti', anak: '0' }, {}],
  ['a field that is', { nama: 'Siti', punya_anak: 'ya', anak: '0' }, { anak: 'web.form.outOfRange' }],
] as const)('finds %s wrong', (_what, typed, problems) => {
  expect(checkFields(fields, typed)).toEqual(problems)
})

test('a check of its own comes before the contract, and reads what was cleaned', () => {
  const own = fields.map((field) =>
    field.name === 'nama'
      ? {
          ...field,
          clean: (text: string) => text.trim(),
          check: ({ nama }: { readonly nama?: string }) => nama === '-' && ('web.form.wrong' as const),
        }
      : field,
  )
  expect([' - ', ' ', 'Siti'].map((nama) => checkFields(own, { nama }))).toEqual([
    { nama: 'web.form.wrong' },
    { nama: 'web.form.name.missing' },
    {},
  ])
})

test.each([
  ['cleared', '0812', { no_telp: '' }, { no_telp: 'web.form.notCleared' }],
  ['blank', '0812', { no_telp: '  ' }, { no_telp: 'web.form.notCleared' }],
  ['changed', '0812', { no_telp: '0813' }, {}],
  ['empty before', '', { no_telp: '' }, {}],
  ['unknown before', null, { no_telp: '' }, {}],
] as const)('of what cannot be cleared, a text that is %s', (_what, known, typed, problems) => {
  const field = { name: 'no_telp', label: 'web.form.phone', ...notClearable(known) } as const
  expect(checkFields([field], typed)).toEqual(problems)
})

test('what the server finds wrong with a field without a control is shown at another one', () => {
  expect(formRules(fields).controls).toEqual({ asal: 'kode' })
})

test.each([
  ['without what is empty', { nama: 'Siti', anak: '' }, { nama: 'Siti' }],
  ['with numbers, if they are asked for', { punya_anak: 'ya', anak: '2' }, { anak: 2 }],
  ['without what is not asked for', { punya_anak: '', anak: '2' }, {}],
  ['with lists', { alergi: 'debu, udang' }, { alergi: ['debu', 'udang'] }],
  ['cleaned', { kode: '12 3' }, { kode: '123' }],
  ['with objects', { 'pelapor.nama': 'Rina', 'pelapor.setuju': 'on' }, { pelapor: { nama: 'Rina', setuju: true } }],
])('a request is made %s', (_what, typed, body) => {
  expect(requestOf(fields, typed)).toEqual({ catatan: '', rujukan: [], pelapor: { setuju: false }, ...body })
})
