import { expect, test } from 'vitest'
import { wordsIn } from '../../../testing/words-in.ts'
import { outsideInWords } from './outside-values.ts'

const leukocytes = { nama: 'Leukosit', penanda: 'tinggi' } as const
const crp = { nama: 'CRP', penanda: 'tinggi' } as const
const sodium = { nama: 'Natrium', penanda: 'rendah' } as const
const culture = { nama: 'Kultur', penanda: 'abnormal' } as const
const normal = { nama: 'Kalium', penanda: 'normal' } as const
const unjudged = { nama: 'Golongan darah', penanda: null } as const

test.each([
  [[], undefined, undefined],
  [[normal, unjudged], undefined, undefined],
  [[leukocytes, normal], 'Leukosit di atas rujukan.', 'Above the reference range: Leukosit.'],
  [[leukocytes, crp], 'Leukosit dan CRP di atas rujukan.', 'Above the reference range: Leukosit and CRP.'],
  [[sodium], 'Natrium di bawah rujukan.', 'Below the reference range: Natrium.'],
  [[culture], 'Kultur di luar rujukan.', 'Outside the reference range: Kultur.'],
  [
    [sodium, crp, culture, leukocytes],
    'CRP dan Leukosit di atas rujukan. Natrium di bawah rujukan. Kultur di luar rujukan.',
    'Above the reference range: CRP and Leukosit. Below the reference range: Natrium. Outside the reference range: Kultur.',
  ],
  // The same test, twice on one day.
  [[crp, crp], 'CRP di atas rujukan.', 'Above the reference range: CRP.'],
  // If more than four values are outside, the text only counts them.
  [[leukocytes, crp, sodium, culture, { nama: 'Klorida', penanda: 'rendah' }], undefined, undefined],
] as const)('the values %j are told as "%s"', (tests, indonesian, english) => {
  expect(outsideInWords(tests, wordsIn('id'))).toBe(indonesian)
  expect(outsideInWords(tests, wordsIn('en'))).toBe(english)
})
