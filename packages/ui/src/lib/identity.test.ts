import { describe, expect, test } from 'vitest'
import { joinDate, readCode, readDate, readNik, splitDate } from './identity.ts'

describe('a date in three fields', () => {
  test.each([
    [['17', '8', '1945'], '1945-08-17'],
    [[' 7 ', '08', '1990'], '1990-08-07'],
    [['29', '2', '2024'], '2024-02-29'],
    [['29', '2', '2023'], undefined],
    [['31', '4', '2020'], undefined],
    [['1', '13', '2020'], undefined],
    [['0', '1', '2020'], undefined],
    [['1', '1', '90'], undefined],
    [['satu', '1', '1990'], undefined],
    [['', '', ''], undefined],
  ])('%j is %s', ([day = '', month = '', year = ''], date) => {
    expect(joinDate({ day, month, year })).toBe(date)
  })

  test('splits what it joins', () => {
    expect(splitDate('1945-08-07')).toEqual({ day: '7', month: '8', year: '1945' })
    expect(splitDate('kemarin')).toEqual({ day: '', month: '', year: '' })
  })

  test('reads what its three fields sent', () => {
    const form = new FormData()
    for (const [part, value] of Object.entries({ day: '7', month: '8', year: '1945' })) form.set(`lahir-${part}`, value)
    expect(readDate(form, 'lahir')).toBe('1945-08-07')
    expect(readDate(form, 'lain')).toBeUndefined()
  })
})

test.each([
  ['3215 0117 0845 0001', '3215011708450001'],
  ['3215.0117.0845-0001', '3215011708450001'],
  ['321501170845000', undefined],
  ['32150117084500011', undefined],
  ['3215O11708450001', undefined],
])('%j as a NIK is %s', (text, nik) => {
  expect(readNik(text)).toBe(nik)
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', undefined],
  ['12345a', undefined],
])('%j as a code is %s', (text, code) => {
  expect(readCode(text)).toBe(code)
})
