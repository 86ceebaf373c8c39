import { expect, test } from 'vitest'
import { compareWith } from './comparison.ts'
import type { Comparable } from './comparison.ts'

const value = (
  nilai_angka: number | null,
  satuan: string | null = 'mg/dL',
  nilai = String(nilai_angka),
  kode = 'KOL',
): Comparable => ({ kode, nilai, nilai_angka, satuan })

test.each<[string, Comparable, readonly Comparable[] | null, object | undefined]>([
  ['a higher value', value(228), [value(206)], { kind: 'number', change: 22 }],
  ['a lower value', value(92), [value(101)], { kind: 'number', change: -9 }],
  ['the same value', value(92), [value(92)], { kind: 'number', change: 0 }],
  ['fractions', value(0.3), [value(0.1)], { kind: 'number', change: 0.2 }],
  ['fractions of several lengths', value(6.25), [value(6)], { kind: 'number', change: 0.25 }],
  ['from below zero', value(0.5), [value(-0.25)], { kind: 'number', change: 0.75 }],
  ['no unit both times', value(7, null), [value(6, null)], { kind: 'number', change: 1 }],
  ['a unit that is written otherwise', value(7, 'MG/DL '), [value(6)], { kind: 'number', change: 1 }],
  ['another unit', value(5.9, 'mmol/L'), [value(106)], undefined],
  ['a unit that was missing', value(7), [value(7, null)], undefined],
  ['another test', value(7), [value(7, 'mg/dL', '7', 'UA')], undefined],
  ['the test among others', value(7), [value(1, 'mg/dL', '1', 'UA'), value(5)], { kind: 'number', change: 2 }],
  ['the same words', value(null, null, 'Negatif'), [value(null, null, 'negatif ')], { kind: 'words', isSame: true }],
  ['other words', value(null, null, '+1'), [value(null, null, 'Negatif')], { kind: 'words', isSame: false }],
  ['a number after words', value(7), [value(null, 'mg/dL', 'tinggi')], undefined],
  ['words after a number', value(null, 'mg/dL', 'tinggi'), [value(7)], undefined],
  ['nothing before', value(7), [], undefined],
  ['what is withheld', value(7), null, undefined],
])('%s', { tags: ['company.result-compared'] }, (_name, later, before, comparison) => {
  const compared = compareWith(later, before)
  if (comparison === undefined) expect(compared).toBeUndefined()
  else expect(compared).toMatchObject(comparison)
})

test('no change is zero without a sign', () => {
  const compared = compareWith(value(0.1), [value(0.1)])
  expect(compared?.kind === 'number' && Object.is(compared.change, 0)).toBe(true)
})
