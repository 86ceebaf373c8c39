import { describe, expect, test } from 'vitest'
import { isEmail, joinDate, normalizeAnyPhone, normalizePhone, readCode, readNik } from './typed.ts'

test.each([
  ['0812 3456 7890', '+6281234567890'],
  ['+62 (812) 3456-7890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  ['(0267) 845-222', '+62267845222'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['(+62) 0812-3456-7890', '+6281234567890'],
  ['0062 21 555 1234', '+62215551234'],
  ['812 3456 7890', '+6281234567890'],
  ['119', undefined],
  ['267 845 222', undefined],
  ['+1 212 555 0100', undefined],
  ['+81 90 1234 5678', undefined],
  ['0081 90 1234 5678', undefined],
  ['0000 0000 0000', undefined],
  ['0812 3456 7890 ext 4', undefined],
  ['', undefined],
])('%j is the number %s', (text, number) => {
  expect(normalizePhone(text)).toBe(number)
})

test.each([
  ['0812 3456 7890', '+6281234567890'],
  ['812 3456 7890', '+6281234567890'],
  ['+62 (0)812 3456 7890', '+6281234567890'],
  ['+62 123', undefined],
  ['+81 90-1234-5678', '+819012345678'],
  ['0065 9123 4567', '+6591234567'],
  ['+(1) 212 555 0100', '+12125550100'],
  ['+1 212 555', undefined],
  ['+1234567890123456', undefined],
  ['+65 9123 4567 ext 4', undefined],
  ['9123 4567', undefined],
  ['', undefined],
])('%j is the number %s of any country', (text, number) => {
  expect(normalizeAnyPhone(text)).toBe(number)
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
  ['123.456', '123456'],
  ['Kode: 123456', '123456'],
  ['Kode verifikasi Anda 123 456. Berlaku 10 menit.', '123456'],
  ['<#> 123456 adalah kode Anda', '123456'],
  ['(123456)', '123456'],
  ['Kode: 12345', undefined],
  ['Kode: 1234567', undefined],
  ['Kode 123456 atau 654321', undefined],
  ['A123456', undefined],
  ['123456B', undefined],
  ['', undefined],
])('%j as a code is %s', (text, code) => {
  expect(readCode(text)).toBe(code)
})

describe('an e-mail address', () => {
  test.each(['siti@contoh.example', 'a.b+c@rs.co.id'])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })
  test.each([
    '',
    'siti',
    'siti@',
    'siti@contoh',
    'siti @contoh.id',
    'siti@contoh..id',
    'a@rs.id,b@rs.id',
    'a@rs.id?cc=b',
    '<a@rs.id>',
    `${'a'.repeat(250)}@b.id`,
  ])('is not %s', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

describe('a date in three fields', () => {
  test.each([
    [['17', '8', '1945'], '1945-08-17'],
    [[' 7 ', '08', '1990'], '1990-08-07'],
    [['29', '2', '2024'], '2024-02-29'],
    [['29', '2', '2023'], undefined],
    [['31', '4', '2020'], undefined],
    [['1', '13', '2020'], undefined],
    [['0', '1', '2020'], undefined],
    [['007', '1', '2020'], undefined],
    [['1', '1', '90'], undefined],
    [['31', 'Agustus', '1992'], '1992-08-31'],
    [['31', 'aug.', '1992'], '1992-08-31'],
    [['31', 'Agt', '1992'], '1992-08-31'],
    [['5', 'MEI', '1992'], '1992-05-05'],
    [['5', 'May', '1992'], '1992-05-05'],
    [['1', 'Desember', '1992'], '1992-12-01'],
    [['1', 'Dec', '1992'], '1992-12-01'],
    [['31', 'Februari', '1992'], undefined],
    [['1', 'Marzo', '1992'], undefined],
    [['satu', '1', '1990'], undefined],
    [['', '', ''], undefined],
  ])('%j is %s', ([day = '', month = '', year = ''], date) => {
    expect(joinDate({ day, month, year })).toBe(date)
  })
})
