import { describe, expect, test } from 'vitest'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import synonyms from './synonyms.json' with { type: 'json' }

const { sameMeaning, kinds, tasks } = synonyms

/** Whether each phrase finds all entries with the other one. */
const meanTheSame = (one: string, other: string) =>
  sameMeaning.some((phrases) => phrases.includes(one) && phrases.includes(other))

describe('What patients say', () => {
  test('is written as it is compared, each phrase once in its place', () => {
    const lists = [...sameMeaning, ...Object.values(kinds), ...Object.values(tasks)]
    for (const phrases of lists) {
      expect(phrases.map(comparableText)).toEqual(phrases)
      expect(new Set(phrases).size).toBe(phrases.length)
    }
  })

  test.each([
    ['dbd', 'demam berdarah'],
    ['dengue', 'demam berdarah'],
    ['mcu', 'medical check up'],
    ['darah tinggi', 'hipertensi'],
    ['bpjs', 'rujukan'],
    ['sesar', 'c section'],
    ['cuci darah', 'hemodialisis'],
  ])('%s means %s', (one, other) => expect(meanTheSame(one, other)).toBe(true))

  test.each([
    ['emergency', ['igd', 'ugd', 'ambulance', '119']],
    ['visiting', ['jam besuk', 'visiting hour', 'opening hour']],
    ['insurance', ['bpjs', 'insurance']],
    ['laboratory', ['hasil lab', 'lab result']],
    ['appointment', ['booking', 'daftar online']],
    ['registration', ['pasien baru', 'registration']],
  ] as const)('the task %s is asked for by %o', (task, said) =>
    expect(tasks[task]).toEqual(expect.arrayContaining([...said])),
  )
})
