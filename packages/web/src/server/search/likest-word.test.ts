import { expect, test } from 'vitest'
import { likestWord } from './likest-word.ts'

const vocabulary = new Set(['jantung', 'jantan', 'kulit', 'kulkas', 'anak', 'radiologi'])

test.each([
  ['a letter that is missing', 'jantng', 'jantung'],
  ['a letter too many', 'kuliit', 'kulit'],
  ['another letter', 'radiolagi', 'radiologi'],
  ['as few slips as any other word has, the first one of them', 'jantun', 'jantung'],
  ['itself, where it is known', 'kulit', 'kulit'],
  ['nothing, where its first letter is another', 'dantung', undefined],
  ['nothing, where it has fewer than four letters', 'ana', undefined],
  ['nothing, where nearly half of its letters would have to differ', 'kabur', undefined],
])('a word is taken for %s', (_what, word, likest) => {
  expect(likestWord(word, vocabulary)).toBe(likest)
})
