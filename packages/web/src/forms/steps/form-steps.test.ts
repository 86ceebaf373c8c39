import { expect, test } from 'vitest'
import { inOrder, problemsOfStep, reachableStep, shownStep, stepOfField } from './form-steps.ts'

const steps = [
  { id: 'diri', fields: ['nama', 'tgl_lahir'] },
  { id: 'alamat', fields: ['alamat', 'kel'] },
  { id: 'akun', fields: ['password'] },
] as const

const wrong = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'web.form.wrong' as const]))

test.each([
  ['nothing is wrong', wrong(), 2],
  ['the first step is', wrong('nama', 'kel'), 0],
  ['the second one is', wrong('kel'), 1],
  ['what is wrong is no field', wrong('lain'), 2],
])('where %s (%o), one may go to step %s', (_where, problems, index) => {
  expect(reachableStep(steps, problems)).toBe(index)
})

test.each([
  ['', 2, 0],
  ['alamat', 2, 1],
  ['akun', 2, 2],
  ['akun', 1, 1],
  ['diri', 1, 0],
  ['lain', 2, 0],
])('"%s" with %s steps reached shows step %s', (wanted, reachable, index) => {
  expect(shownStep(steps, wanted, reachable)).toBe(index)
})

test('problems are those of a step, and come in the order of the fields', () => {
  const problems = wrong('lain', 'password', 'kel', 'nama')
  expect(Object.keys(problemsOfStep(problems, steps[1]))).toEqual(['kel'])
  expect(Object.keys(inOrder(problems, steps))).toEqual(['nama', 'kel', 'password', 'lain'])
})

test('a field leads to its step', () => {
  expect([stepOfField(steps, 'kel')?.id, stepOfField(steps, 'lain')]).toEqual(['alamat', undefined])
})
