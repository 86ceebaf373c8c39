import { expect, test } from 'vitest'
import { readClockTime, readKnownValue, readNumber, readTruth } from './readings.ts'

const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

test.each([
  ["Jum'at", days, 'Jumat'],
  ['Jum’at', days, 'Jumat'],
  ['jumat', days, 'Jumat'],
  ['SENIN', days, 'Senin'],
  ['senin ', days, 'Senin'],
  ['Ahad', days, 'Minggu'],
  ['Monday', days, undefined],
  ['Sen', days, undefined],
  ['', days, undefined],
  ['Aktif', ['aktif', 'nonaktif'], 'aktif'],
  ['aktif ', ['aktif', 'nonaktif'], 'aktif'],
  ['Non-Aktif', ['aktif', 'nonaktif'], 'nonaktif'],
  ['Tidak praktik', ['praktik', 'tidak_praktik'], 'tidak_praktik'],
  ['Laki_laki', ['Laki-laki', 'Perempuan'], 'Laki-laki'],
  ['constructor', ['aktif'], undefined],
])('%o among %o is %o', (text, values, expected) => {
  expect(readKnownValue(text, values)).toBe(expected)
})

test.each([
  ['08.00', '08:00'],
  ['8:00', '08:00'],
  ['8.05', '08:05'],
  ['08:00:00', '08:00:00'],
  ['08.00.30', '08:00:30'],
  [' 16.30 WIB', '16:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['08:60', undefined],
  ['8', undefined],
  ['08.0', undefined],
  ['08.00-10.00', undefined],
  ['pagi', undefined],
  ['', undefined],
])('the time of day %o is %o', (text, expected) => {
  expect(readClockTime(text)).toBe(expected)
})

test.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['Rp1.250.000', 1_250_000],
  ['Rp 1.250.000,-', 1_250_000],
  ['1250000.00', 1_250_000],
  ['1.250', 1250],
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 7 ', 7],
  ['-3', -3],
  ['', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['mulai 500000', undefined],
  ['1.25.000', undefined],
])('the number %o is %o', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})

test.each([
  ['true', true],
  ['True ', true],
  ['ya', true],
  [1, true],
  ['1', true],
  ['false', false],
  ['tidak', false],
  [0, false],
  ['mungkin', undefined],
  ['', undefined],
  [2, undefined],
  ['tostring', undefined],
])('the yes or no %o is %o', (value, expected) => {
  expect(readTruth(value)).toBe(expected)
})
