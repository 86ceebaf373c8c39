import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath, PathParameterError } from './path.ts'

test.each([
  ['a slash', 'a/b', '/x/a%2Fb'],
  ['a question mark', 'a?b', '/x/a%3Fb'],
  ['a number', 7, '/x/7'],
  ['a percent sign', '%2e%2e', '/x/%252e%252e'],
])('%s in a value cannot change the path', (_what, value, expected) => {
  expect(fillPath('/x/{id}', { id: value })).toBe(expected)
})

test.each([[''], ['.'], ['..'], [undefined], [{}]])('%o is not a usable path value', (value) => {
  expect(() => fillPath('/x/{id}', { id: value })).toThrow(new PathParameterError('id'))
})

test('no value changes the rest of the URL, and every value can be read back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text !== '.' && text !== '..'),
      (text) => {
        const url = new URL(`https://api.example${fillPath('/x/{id}/y', { id: text })}`)
        expect(url.pathname.split('/')).toHaveLength(4)
        expect(decodeURIComponent(url.pathname.split('/')[2] ?? '')).toBe(text)
      },
    ),
    { seed: 20_261_121, numRuns: 500 },
  )
})
