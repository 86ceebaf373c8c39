import { describe, expect, test } from 'vitest'
import synonyms from './synonyms.json' with { type: 'json' }
import { plainText } from './words.ts'

const { sameMeaning, departments, kinds, tasks } = synonyms

/** Whether everything that has one of these phrases is found by the other. */
const meanTheSame = (one: string, other: string) =>
  sameMeaning.some((phrases) => phrases.includes(one) && phrases.includes(other))

const departmentOf = (name: string) =>
  departments.find(({ names }) => names.some((known) => ` ${plainText(name)} `.includes(` ${known} `)))?.said ?? []

describe('What patients say', () => {
  test('is written as it is compared, each phrase once in its place', () => {
    const lists = [
      ...sameMeaning,
      ...departments.flatMap(({ names, said }) => [names, said]),
      ...Object.values(kinds),
      ...Object.values(tasks),
    ]
    for (const phrases of lists) {
      expect(phrases.map(plainText)).toEqual(phrases)
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
    ['Jantung dan Pembuluh Darah', ['spjp', 'kardiologi', 'cardiologist', 'nyeri dada']],
    ['Kebidanan dan Kandungan', ['spog', 'obgyn', 'usg', 'gynecologist']],
    ['Kesehatan Anak', ['spa', 'dsa', 'pediatrician']],
    ['Mata', ['spm', 'eye doctor']],
    ['Gigi dan Mulut', ['drg', 'dentist']],
    ['Kulit dan Kelamin', ['spdv', 'spkk', 'dermatologist']],
    ['Telinga, Hidung, dan Tenggorok', ['tht', 'ent']],
    ['Saraf', ['spn', 'sps', 'neurologist']],
    ['Ortopedi dan Traumatologi', ['spot', 'tulang']],
    ['Penyakit Dalam', ['sppd', 'internis']],
    ['Bedah Saraf', ['spbs']],
    ['Bedah Umum', ['spb', 'ambeien']],
  ])('the doctors of %s are called %o', (name, said) =>
    expect(departmentOf(name)).toEqual(expect.arrayContaining(said)),
  )

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
