import { expect, test } from 'vitest'
import { checkFile, formatBytes, formatLimit, typeNames } from './file.ts'

const rules = { types: ['image/*', 'application/pdf'], limit: 2_000_000 }

test.each([
  ['image/jpeg', 2_000_000, undefined],
  ['application/pdf', 10, undefined],
  ['image/png', 2_000_001, 'size'],
  ['text/html', 10, 'type'],
  ['imagery/png', 10, 'type'],
  ['', 10, 'type'],
  ['image/jpeg', 0, 'empty'],
  ['', 0, 'empty'],
] as const)('a file of %j and %d bytes: %s', (type, size, problem) => {
  expect(checkFile({ name: 'berkas.jpg', type, size }, rules)).toBe(problem)
})

test.each([
  ['karyawan.csv', 'application/vnd.ms-excel', undefined],
  ['KARYAWAN.CSV', '', undefined],
  ['karyawan.txt', 'text/csv', undefined],
  ['karyawan.xlsx', 'application/vnd.ms-excel', 'type'],
  ['karyawan', '', 'type'],
] as const)('a table %j of type %j: %s', (name, type, problem) => {
  expect(checkFile({ name, type, size: 10 }, { types: ['.csv', 'text/csv'], limit: 20 })).toBe(problem)
})

test.each([
  [0, 'id', '0 KB'],
  [1, 'id', '1 KB'],
  [850_400, 'id', '850 KB'],
  [2_400_000, 'id', '2,4 MB'],
  [2_400_000, 'en', '2.4 MB'],
] as const)('%d bytes in %s read %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale)).toBe(text)
})

test.each([
  [5_242_880, '5 MB'],
  [2_000_000, '2 MB'],
  [999_999, '1.000 KB'],
  [500_000, '500 KB'],
] as const)('a limit of %d bytes reads %s', (limit, text) => {
  expect(formatLimit(limit, 'id')).toBe(text)
})

test('types are named by their extensions', () => {
  expect(typeNames(['image/jpeg', 'application/pdf'])).toBe('JPEG, PDF')
  expect(typeNames(['.csv', '.txt'])).toBe('CSV, TXT')
})
