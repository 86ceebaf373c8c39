import type { FieldConstraint } from '@hospital/sdk/constraints'
import {
  createContactMessageConstraints,
  registerMobileConstraints,
  registerPatientConstraints,
} from '@hospital/sdk/constraints'
import { expect, test } from 'vitest'
import { checkConstraints, constraintProblem, fileRules, listedIn } from './check-constraints.ts'

test.each<[string, FieldConstraint, string | undefined]>([
  ['', {}, undefined],
  ['', { required: true }, 'missing'],
  ['  ', { required: true }, 'missing'],
  ['', { minLength: 2, pattern: '^x', options: ['x'] }, undefined],
  ['a', { minLength: 2 }, 'tooShort'],
  ['ab', { minLength: 2, maxLength: 2 }, undefined],
  ['🙂', { minLength: 2 }, 'tooShort'],
  ['🙂🙂', { minLength: 2, maxLength: 2 }, undefined],
  ['🙂🙂🙂', { maxLength: 2 }, 'tooLong'],
  ['abc', { maxLength: 2 }, 'tooLong'],
  ['L', { options: ['L', 'P'] }, undefined],
  ['X', { options: ['L', 'P'] }, 'notListed'],
  ['3171234567890001', registerPatientConstraints.nik, undefined],
  ['317123456789000', registerPatientConstraints.nik, 'wrong'],
  ['2026-02-28', { format: 'date' }, undefined],
  ['2026-02-29', { format: 'date' }, 'wrong'],
  ['28/02/2026', { format: 'date' }, 'wrong'],
  ['siti@contoh.example', { format: 'email' }, undefined],
  ['siti@contoh', { format: 'email' }, 'wrong'],
  ['1', { integer: true, minimum: 1 }, undefined],
  ['0', { integer: true, minimum: 1 }, 'outOfRange'],
  ['10', { integer: true, maximum: 9 }, 'outOfRange'],
  ['1.5', { integer: true }, 'wrong'],
  ['', registerMobileConstraints['persetujuan.pelayanan'], 'missing'],
  ['on', registerMobileConstraints['persetujuan.pelayanan'], undefined],
  ['', registerMobileConstraints['persetujuan.pemasaran'], undefined],
  ['PMR01, PMR07', registerPatientConstraints.kodepmr, undefined],
  ['PMR01, PMR07', { items: {}, maxItems: 1 }, 'tooMany'],
  ['PMR01', { items: {}, minItems: 2 }, 'tooFew'],
  ['PMR01, PMR', { items: { minLength: 4 } }, 'tooShort'],
])('"%s" under %j: %s', (text, constraint, problem) => {
  expect(constraintProblem(text, constraint)).toBe(problem)
})

test.each([
  ['', []],
  ['PMR01', ['PMR01']],
  [' PMR01 ,, PMR07\n PMR 9 ', ['PMR01', 'PMR07', 'PMR 9']],
])('"%s" lists %j', (text, entries) => {
  expect(listedIn(text)).toEqual(entries)
})

test('a photograph of a card has the media types and the size of the contract', () => {
  expect(fileRules(registerPatientConstraints.foto_ktp)).toEqual({
    types: ['image/jpeg', 'image/png', 'image/webp'],
    limit: 5_242_880,
  })
})

test('problems come in the order of the contract, in the words of the form where it has some', () => {
  const { nama, nik, gender } = registerPatientConstraints
  const problems = checkConstraints(
    { gender: 'X', nik: '1', nama: '' },
    { nama, gender, nik },
    { nama: { missing: 'web.form.name.missing' } },
  )
  expect(Object.entries(problems)).toEqual([
    ['nama', 'web.form.name.missing'],
    ['gender', 'web.form.notListed'],
    ['nik', 'web.form.wrong'],
  ])
})

test('a form takes as many letters as its contract, and no more', () => {
  const { pesan } = createContactMessageConstraints
  const problemOf = (letters: number) => constraintProblem('a'.repeat(letters), pesan)
  expect([problemOf(pesan.maxLength), problemOf(pesan.maxLength + 1)]).toEqual([undefined, 'tooLong'])
})
