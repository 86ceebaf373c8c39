import { expect, test } from 'vitest'
import { numberText, rangeText } from './value-texts.ts'

test.each([
  ['26.4', 'id', '26,4'],
  ['26.4', 'en', '26.4'],
  ['142', 'id', '142'],
  ['1.50', 'id', '1,50'],
] as const)('%s in %s is %s', (text, locale, written) => expect(numberText(text, locale)).toBe(written))

const range = (bawah: number | null, atas: number | null) => ({ bawah, atas, teks: 'Negatif' })

test.each([
  [range(13.2, 17.3), 'g/dL', 'id', '13,2 – 17,3 g/dL'],
  [range(13.2, 17.3), 'g/dL', 'en', '13.2 – 17.3 g/dL'],
  [range(null, 199), 'mg/dL', 'id', '≤ 199 mg/dL'],
  [range(80, null), '% prediksi', 'en', '≥ 80 % prediksi'],
  [range(0, 1), null, 'en', '0 – 1'],
  [range(null, null), null, 'en', { text: 'Negatif', lang: 'id' }],
  [null, 'mg/dL', 'id', undefined],
] as const)('the range %j %s in %s is %j', { tags: ['company.result-ranges'] }, (limits, unit, locale, text) =>
  expect(rangeText(limits, unit, locale)).toEqual(text),
)
