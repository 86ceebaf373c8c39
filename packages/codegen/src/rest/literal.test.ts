import { expect, test } from 'vitest'
import { Expression, literal } from './literal.ts'

test.each([
  ['a text with quotes', "ibu's \\", String.raw`'ibu\'s \\'`],
  ['a text of two lines', 'a\nb', String.raw`'a\nb'`],
  ['null, a number and a boolean', [null, 1.5, true], '[null, 1.5, true]'],
  ['an object with a name that needs quotes', { 'filters[a]': {}, b: [] }, "{ 'filters[a]': {}, b: [] }"],
  ['code', { file: new Expression("new File([], 'a.pdf')") }, "{ file: new File([], 'a.pdf') }"],
])('%s is TypeScript', (_what, value, code) => {
  expect(literal(value)).toBe(code)
})

test('What does not fit on a line is broken, and no more than that', () => {
  const long = 'x'.repeat(60)
  expect(literal({ body: { long, short: { a: 1 }, rows: [{ long }, { long }] } }, '  ')).toBe(
    `{
    body: {
      long: '${long}',
      short: { a: 1 },
      rows: [
        { long: '${long}' },
        { long: '${long}' },
      ],
    },
  }`,
  )
})
