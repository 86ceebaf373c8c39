import { expect, test } from 'vitest'
import { cleanedValues, filled, integers, needsNik, recordNumber } from './typed-values.ts'

test.each([
  ['00123456', '00-12-34-56'],
  ['00 12 34 56', '00-12-34-56'],
  ['00-12-34-56', '00-12-34-56'],
  ['0012345', '0012345'],
  ['', ''],
])('the record number "%s" is written as "%s"', (typed, number) => {
  expect(recordNumber(typed)).toBe(number)
})

test('what is typed is cleaned as the contract takes it', () => {
  const cleaned = cleanedValues({
    'tgl_lahir-day': '5',
    'tgl_lahir-month': '3',
    'tgl_lahir-year': '1987',
    nik: '3215 0145.0387-0003',
    no_paspor: 'c 1234567',
    no_hp: '0812 3456 7890',
    no_pasien: '00123456',
  })
  expect(cleaned).toMatchObject({
    tgl_lahir: '1987-03-05',
    nik: '3215014503870003',
    no_paspor: 'C1234567',
    no_pasien: '00-12-34-56',
  })
  expect(cleaned['no_hp']).toMatch(/^(\+62|62|0)\d{8,13}$/)
  expect(cleanedValues({ 'tgl_lahir-day': '31', 'tgl_lahir-month': '4', 'tgl_lahir-year': '1987' })['tgl_lahir']).toBe(
    '',
  )
})

test.each([
  ['2009-11-21', false, true],
  ['2009-11-22', false, false],
  ['1950-01-01', false, true],
  ['1950-01-01', true, false],
  ['2026-11-22', false, false],
  ['', false, false],
])('born %s, foreign %s: a NIK is needed on 21 November 2026: %s', (born, isForeign, isNeeded) => {
  expect(needsNik(born, isForeign, '2026-11-21')).toBe(isNeeded)
})

test('what is empty is left out, and codes are whole numbers', () => {
  expect(filled({ a: 'x', b: '' }, ['a', 'b', 'c'])).toEqual({ a: 'x' })
  expect(integers({ a: '7', b: '', c: 'x', d: '1.5' }, ['a', 'b', 'c', 'd'])).toEqual({ a: 7 })
})
