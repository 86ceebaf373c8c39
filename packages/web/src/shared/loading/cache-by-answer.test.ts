import { expect, test, vi } from 'vitest'
import { cacheByAnswer } from './cache-by-answer.ts'

const shout = (words: readonly string[], mark: string, twice: boolean) =>
  words.map((word) => `${word}${mark}${twice ? mark : ''}`)

test('what was made of an answer is there when it is asked for again', () => {
  const make = vi.fn(shout)
  const shouted = cacheByAnswer(make)
  const answer = ['paket']
  expect(shouted(answer, '!', false)).toEqual(['paket!'])
  expect(shouted(answer, '!', false)).toBe(shouted(answer, '!', false))
  expect(make).toHaveBeenCalledTimes(1)
})

test.each([
  ['another answer with the same in it', ['paket'], '!', false, ['paket!']],
  ['the same with another choice', undefined, '?', false, ['paket?']],
  ['the same with another second choice', undefined, '!', true, ['paket!!']],
])('%s is made again', (_what, other, mark, twice, expected) => {
  const make = vi.fn(shout)
  const shouted = cacheByAnswer(make)
  const answer = ['paket']
  shouted(answer, '!', false)
  expect(shouted(other ?? answer, mark, twice)).toEqual(expected)
  expect(make).toHaveBeenCalledTimes(2)
})
