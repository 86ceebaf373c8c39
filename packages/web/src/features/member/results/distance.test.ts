import { expect, test } from 'vitest'
import { distanceOf } from './distance.ts'

const value = (
  reported: string,
  number: number | null,
  limits: readonly [number | null, number | null] | null,
  flag: 'normal' | 'rendah' | 'tinggi' | 'abnormal' | 'kritis' | null,
) => ({
  nilai: reported,
  nilai_angka: number,
  rujukan: limits && { batas_bawah: limits[0], batas_atas: limits[1], teks: null },
  penanda: flag,
})

test.each([
  ['above', value('6,4', 6.4, [3.5, 5.1], 'kritis'), { side: 'above', by: '1,3', limit: '5,1' }],
  ['above one limit alone', value('22,4', 22.4, [null, 5], 'tinggi'), { side: 'above', by: '17,4', limit: '5' }],
  ['below', value('2,94', 2.94, [3.6, 11], 'rendah'), { side: 'below', by: '0,66', limit: '3,6' }],
  ['critically below', value('38', 38, [70, 139], 'kritis'), { side: 'below', by: '32', limit: '70' }],
  ['flagged without a side', value('8,5', 8.5, [4.5, 8], 'abnormal'), { side: 'above', by: '0,5', limit: '8' }],
  ['of thousands', value('12.500', 12_500, [4000, 10_500], 'tinggi'), { side: 'above', by: '2.000', limit: '10.500' }],
  ['on a limit that does not count', value('200', 200, [null, 200], 'tinggi'), undefined],
  ['flagged on another side than its number', value('2,0', 2, [3.5, 5.1], 'tinggi'), undefined],
  ['within, though critical', value('4,0', 4, [3.5, 5.1], 'kritis'), undefined],
  ['normal', value('4,0', 4, [3.5, 5.1], 'normal'), undefined],
  ['not judged', value('9,0', 9, [3.5, 5.1], null), undefined],
  ['in words', value('Positif', null, [null, null], 'abnormal'), undefined],
  ['without a range', value('9,0', 9, null, 'tinggi'), undefined],
] as const)('a value %s has this distance', (_what, test, distance) => expect(distanceOf(test)).toEqual(distance))
