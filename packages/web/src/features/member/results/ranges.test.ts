import { expect, test } from 'vitest'
import { rangeBar, rangeInWords, unitInWords } from './ranges.ts'

const range = (batas_bawah: number | null, batas_atas: number | null, teks: string | null = null) => ({
  batas_bawah,
  batas_atas,
  teks,
})

test.each([
  ['the words of the report', range(11.7, 15.5, '11,7 - 15,5'), 'g/dL', '11,7 - 15,5 g/dL'],
  ['words that have the unit', range(null, 130, '< 130 mg/dL'), 'mg/dL', '< 130 mg/dL'],
  ['words without numbers', range(null, null, 'Negatif'), null, 'Negatif'],
  ['words without numbers and a unit', range(null, null, 'Negatif'), 'mg/dL', 'Negatif'],
  ['words with the unit’s letter', range(null, 5, 'negatif, kurang dari 5'), 'g', 'negatif, kurang dari 5 g'],
  ['limits of many digits', range(150_000, 450_000), '/µL', '150.000 - 450.000 /µL'],
  ['tiny limits', range(1e-7, 2.5e-7), 'mol/L', '0,0000001 - 0,00000025 mol/L'],
  ['two limits', range(0.5, 1.1), 'mg/dL', '0,5 - 1,1 mg/dL'],
  ['an upper limit', range(null, 40), 'U/L', '≤ 40 U/L'],
  ['a lower limit', range(50, null), null, '≥ 50'],
  ['limits without words or numbers', range(null, null), 'g/dL', undefined],
  ['no range', null, 'g/dL', undefined],
])('%s', (_what, reference, unit, words) => {
  expect(rangeInWords(reference, unit)).toBe(words)
})

test.each([
  ['10^3/µL', '10³/µL'],
  ['10^12/L', '10¹²/L'],
  ['10^-6 mol/L', '10⁻⁶ mol/L'],
  ['10*3/uL', '10³/uL'],
  ['10**9/L', '10⁹/L'],
  ['kg*m', 'kg*m'],
  ['mL/menit/1,73 m²', 'mL/menit/1,73 m²'],
  ['g/dL', 'g/dL'],
])('the unit %s is printed %s', (unit, words) => {
  expect(unitInWords(unit)).toBe(words)
})

test('a bar has a number and what limits there are', () => {
  expect(rangeBar(5, range(null, 10))).toEqual({ value: 5, from: undefined, to: 10 })
  expect(rangeBar(null, range(1, 10))).toBeUndefined()
  expect(rangeBar(5, null)).toBeUndefined()
})
