import { describe, expect, test } from 'vitest'
import { wordsOfEntry, wordsOfQuery } from './words.ts'

describe('Words of a search', () => {
  test('plurals are the singular in English alone', () => {
    expect(wordsOfEntry('visiting hours', 'en')).toEqual(['visiting', 'hour'])
    expect(wordsOfEntry('tifus khusus pers', 'id')).toEqual(['tifus', 'khusus', 'pers'])
  })

  test.each([
    ['id', 'cara daftar dari rumah yang mudah', ['daftar', 'rumah', 'mudah']],
    ['en', 'where can I find a dentist', ['dentist']],
    ['en', 'where is it', ['where', 'is', 'it']],
    ['id', 'anak anak ANAK', ['anak']],
  ] as const)('in %s, what is looked for by "%s" is %o', (locale, typed, words) =>
    expect(wordsOfQuery(typed, locale)).toEqual(words),
  )

  test('of a query the first six count, and thirty letters of each', () => {
    const many = Array.from({ length: 200 }, (_, index) => `kata${index}`).join(' ')
    expect(wordsOfQuery(many, 'id')).toHaveLength(6)
    expect(wordsOfQuery('a'.repeat(1000), 'id')).toEqual(['a'.repeat(30)])
  })
})
