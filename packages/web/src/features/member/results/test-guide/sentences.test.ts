import { describe, expect, test } from 'vitest'
import { readingGrade, wordsOf } from './reading-grade.ts'
import english from './sentences.en.json' with { type: 'json' }
import indonesian from './sentences.id.json' with { type: 'json' }
import sources from './sources.json' with { type: 'json' }
import names from './test-names.json' with { type: 'json' }

const tests = Object.keys({ ...names.blood, ...names.urine, ...names.sputum })
const sentences = { id: indonesian, en: english } as const

describe('The guide to laboratory tests', () => {
  test('explains the sixty commonest, each in both languages and with a source', () => {
    expect(tests.length).toBeGreaterThanOrEqual(60)
    for (const table of [indonesian, english, sources]) expect(Object.keys(table).toSorted()).toEqual(tests.toSorted())
  })

  test.each(Object.entries(sources))('has a public source for %s', (_test, { title, url }) => {
    expect(title).toMatch(/^MedlinePlus /)
    expect(url).toMatch(/^https:\/\/medlineplus\.gov\/(?:lab-tests\/[a-z\d-]+\/|ency\/article\/\d+\.htm)$/)
  })
})

/** Medical names that a sentence cannot avoid: the name of the test, or of what it looks for. */
const medicalNames =
  /^(?:dengue|haemoglobin|hemoglobin|hepatitis|hiv|inflammation|kolesterol|cholesterol|prostate?|pt|tb|thyroid|tiroid|tuber[ck]ulosis)$/

const withoutNames = (sentence: string): string =>
  wordsOf(sentence)
    .filter((word) => !medicalNames.test(word))
    .join(' ')

/** Words of judgement and advice. Only the doctor says what a value means. */
const judging =
  /\b(?:sebaiknya|harus|segera|minum|hindari|berbahaya|normal|penyakit|gejala|obat|should|must|see a doctor|avoid|danger\w*|harmless|disease|symptom\w*|treat\w*|medicine)\b/i

describe.each(['id', 'en'] as const)('A sentence (%s)', (language) => {
  test.each(Object.entries(sentences[language]))('of %s is one, short and plain', (_test, sentence) => {
    expect(sentence).toMatch(/^[A-Z][^.!?]+\.$/)
    expect(wordsOf(sentence).length).toBeLessThanOrEqual(20)
    expect(sentence).not.toMatch(judging)
    expect(readingGrade(withoutNames(sentence), language)).toBeLessThanOrEqual(7)
  })
})

test.each([
  ['The cat sat on the mat.', 'en', -1.45],
  ['Ibu membeli tiga buah mangga.', 'id', 1.94],
  ['Physicians determine immunological abnormalities.', 'en', 36.12],
  ['Pemeriksaan laboratorium mengidentifikasi ketidakseimbangan metabolisme.', 'id', 28.84],
] as const)('the grade of "%s" (%s) is %d', (sentence, language, grade) =>
  expect(readingGrade(sentence, language)).toBeCloseTo(grade, 1),
)
