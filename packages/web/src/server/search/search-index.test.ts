import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test, vi } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import type { SearchEntry } from './entry.ts'
import { buildSearchIndex } from './search-index.ts'

const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'articles',
  hit: { title, href: `/${title}` },
  name: title,
  about: '',
  place: '',
  said: '',
  kindWords: '',
  weight: 1,
  ...more,
})

const indexOf = (entries: readonly SearchEntry[]) =>
  buildSearchIndex(
    entries.map((made) => () => [made]),
    'id',
  )

const titles = (ranked: readonly { readonly entry: SearchEntry }[]) => ranked.map((found) => found.entry.name)

describe('The index', () => {
  test('puts what fits both needs before what fits one', async () => {
    const index = await indexOf([
      entry('Jantung jantung jantung'),
      entry('Ratna', { about: 'Jantung', place: 'Karawang' }),
      entry('Karawang Karawang'),
    ])
    expect(titles(index.find('karawang jantung'))[0]).toBe('Ratna')
  })

  test.each(['wydianingsih', 'widyaningsi', 'widya', 'WIDYANINGSIH'])('finds a name typed as %s', async (typed) => {
    const index = await indexOf([entry('Widyaningsih'), entry('Wijaya')])
    expect(titles(index.find(typed))).toEqual(['Widyaningsih'])
  })

  test('takes no short word for another one', async () => {
    const index = await indexOf([entry('mata'), entry('tht')])
    expect(titles(index.find('tbt'))).toEqual([])
  })

  test('passes over words that nothing has', async () => {
    const index = await indexOf([entry('Panel Tiroid')])
    expect(titles(index.find('tiroid qqqzzzxxx'))).toEqual(['Panel Tiroid'])
  })

  test('knows what is written most like words that it has not', async () => {
    const index = await indexOf([entry('Hemodialisis'), entry('Katarak')])
    expect(titles(index.find('hemdyalses'))).toEqual([])
    expect(titles(index.nearest('hemdyalses'))).toEqual(['Hemodialisis'])
  })

  test('an odd entry costs itself only', async () => {
    const onOdd = vi.fn()
    const odd = () => {
      throw new Error('odd')
    }
    const index = await buildSearchIndex([() => [entry('Satu')], odd, () => [entry('Dua')]], 'id', onOdd)
    expect(titles([...index.find('satu'), ...index.find('dua')])).toEqual(['Satu', 'Dua'])
    expect(onOdd).toHaveBeenCalledOnce()
  })

  test.each([
    ['a thousand letters', 'a'.repeat(1000)],
    ['a thousand letters that begin a word', `jantung${'g'.repeat(993)}`],
    ['200 words', Array.from({ length: 200 }, (_, place) => `jantung${place}`).join(' ')],
    ['wildcards', '%_%_%'],
    ['signs of regular expressions', String.raw`(a+)+$ [^]*? \\ {1,1000}`],
    ['letters from right to left', '\u{202E}طبيب القلب\u{202C}'],
    ['emoji', '🫀🦷👩‍⚕️'],
    ['names of what objects have', '__proto__ constructor toString hasOwnProperty'],
    ['half of a pair', '\u{D83D}'],
  ])('answers %s without harm', async (_what, typed) => {
    const index = await indexOf([entry('Jantung'), entry('constructor')])
    expect(() => [index.find(typed), index.nearest(typed)]).not.toThrow()
  })
})

describe('The index of a large group', () => {
  const syllables = [
    'ka',
    'ri',
    'wan',
    'sul',
    'has',
    'ti',
    'bu',
    'di',
    'ra',
    'tna',
    'yu',
    'no',
    'gro',
    'sa',
    'mel',
    'ati',
  ]
  const word = (seed: number) =>
    [seed, seed * 7 + 3, seed * 13 + 5].map((part) => syllables[part % syllables.length]).join('')
  const said = Array.from({ length: 30 }, (_, place) => `keluhan${place}`).join(' ')
  const makers = Array.from({ length: 7000 }, (_, place) => () => [
    entry(`${word(place)} ${word(place * 3 + 1)} ${word(place * 5 + 2)} ${place}`, { about: word(place % 20), said }),
  ])

  test('is built in pieces, and searched in 5 ms of the processor', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    const index = await buildSearchIndex(makers, 'id')
    delay.disable()
    expect(index.size).toBe(7000)
    // Half of the pieces only, since other processes share the machine.
    expect(delay.percentile(50) / 1e6).toBeLessThan(50)
    const queries = ['karibudi', 'sulhasti wandira', 'keluhan3', 'kariwann melatiyuno ratnasul', 'qqqzzzxxx wwwvvvkkk']
    for (const typed of queries) index.find(typed)
    const rounds = 10
    const took = processorTime(() => {
      for (let round = 0; round < rounds; round += 1) for (const typed of queries) index.find(typed)
    })
    expect(took / rounds / queries.length).toBeLessThan(5)
  })

  test('has a bound', async () => {
    const many = Array.from({ length: 12_050 }, (_, place) => () => [entry(`kata ${place}`)])
    expect((await buildSearchIndex(many, 'id')).size).toBe(12_000)
  })
})
