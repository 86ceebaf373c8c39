import type { FieldConstraint } from '@hospital/sdk/constraints'
import { createContactMessageConstraints, registerPatientConstraints } from '@hospital/sdk/constraints'
import { expect, test } from 'vitest'
import { checkContact } from '../features/contact/check-contact.ts'
import { checkConstraints, constraintProblem } from './check-constraints.ts'

test.each<[string, FieldConstraint, string | undefined]>([
  ['', {}, undefined],
  ['', { required: true }, 'missing'],
  ['  ', { required: true }, 'missing'],
  ['', { minLength: 2, pattern: '^x', options: ['x'] }, undefined],
  ['a', { minLength: 2 }, 'tooShort'],
  ['ab', { minLength: 2, maxLength: 2 }, undefined],
  ['abc', { maxLength: 2 }, 'tooLong'],
  ['L', { options: ['L', 'P'] }, undefined],
  ['X', { options: ['L', 'P'] }, 'notListed'],
  ['3171234567890001', registerPatientConstraints.nik, undefined],
  ['317123456789000', registerPatientConstraints.nik, 'wrong'],
])('"%s" under %j: %s', (text, constraint, problem) => {
  expect(constraintProblem(text, constraint)).toBe(problem)
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
  const { maxLength } = createContactMessageConstraints.pesan
  const message = (letters: number) => ({ nama: 'Siti', email: 'siti@contoh.example', pesan: 'a'.repeat(letters) })
  expect(checkContact(message(maxLength))).toEqual({})
  expect(checkContact(message(maxLength + 1))).toEqual({ pesan: 'web.form.tooLong' })
})
