import { expect, test } from 'vitest'
import { problemsFrom } from './server-problems.ts'

test.each([
  ['none', {}, {}, []],
  ['of a field', { nik: ['Salah.', 'Ganda.'] }, { nik: { text: 'Salah. Ganda.' } }, []],
  ['of no field', { kuota: ['Penuh.'] }, {}, ['Penuh.']],
  ['of both', { kuota: ['Penuh.'], nama: ['Kosong.'] }, { nama: { text: 'Kosong.' } }, ['Penuh.']],
  ['of a field, without words', { nama: [] }, {}, []],
])('field errors: %s', (_what, errors, problems, others) => {
  expect(problemsFrom(errors, ['nama', 'nik', 'toString'])).toEqual({ problems, others })
})

test('problems come in the order of the fields', () => {
  const { problems } = problemsFrom({ nik: ['b'], nama: ['a'] }, ['nama', 'nik'])
  expect(Object.keys(problems)).toEqual(['nama', 'nik'])
})

test.each([
  ['a part of the region', { nik: ['a'], kokab: ['b'] }, { nik: { text: 'a' }, kel: { text: 'b' } }],
  ['two parts of the region', { kel: ['a'], prov: ['b'] }, { kel: { text: 'a' } }],
  ['the consents as a whole', { persetujuan: ['a'] }, { 'persetujuan.pelayanan': { text: 'a' } }],
])('%s is shown at a control that there is', (_what, errors, shown) => {
  const controls = { kokab: 'kel', prov: 'kel', persetujuan: 'persetujuan.pelayanan' }
  expect(problemsFrom(errors, ['nik', 'kel', 'kokab', 'prov', 'persetujuan'], controls).problems).toEqual(shown)
})
