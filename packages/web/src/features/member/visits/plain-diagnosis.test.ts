import { describe, expect, test } from 'vitest'
import words from './diagnosis-words.json' with { type: 'json' }
import { plainDiagnosis } from './plain-diagnosis.ts'

test.each([
  ['of a category', 'I10', 'Tekanan darah tinggi'],
  ['below a category', 'E11.5', 'Kencing manis (diabetes tipe 2)'],
  ['with words of its own', 'N39.0', 'Infeksi saluran kencing'],
  ['beside one with words of its own', 'N39.4', undefined],
  ['that is not in the table', 'C50.9', undefined],
  ['that is missing', null, undefined],
])('a code %s is %s', (_which, code, text) => expect(plainDiagnosis(code, 'id')).toBe(text))

describe.each(Object.entries(words))('The words for %s', (code, { title, id, en }) => {
  test('belong to a code of ICD-10, have the title of WHO as their source, and are short in both languages', () => {
    expect(code).toMatch(/^[A-Z]\d\d(\.\d)?$/)
    expect(title).not.toBe('')
    for (const text of [id, en]) {
      expect(text).toMatch(/^[A-Z][^.!?]+$/)
      expect(text.split(' ').length).toBeLessThanOrEqual(9)
    }
  })
})
