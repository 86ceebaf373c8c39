import { expect, test } from 'vitest'
import { brokenLinks } from './links.ts'

test('A link leads to a page, and to a heading of it', () => {
  const pages = new Map([
    [
      'index.md',
      '# Start\n\n[a](member/a.md#login) [b](#start) [c](https://outside.example) `[d](code)`\n\n```ts\n[e](block)\n```\n',
    ],
    ['member/a.md', '# A\n\n## [login](../index.md)\n\n## login\n\n[second](#login-1)\n'],
  ])
  expect(brokenLinks(pages)).toEqual([])
})

test.each([
  ['a page that is not there', '[a](gone.md)', 'gone.md'],
  ['a heading that is not there', '[a](#gone)', '#gone'],
  ['a heading of another page that is not there', '[a](other.md#gone)', 'other.md#gone'],
])('A link to %s is found', (_what, text, link) => {
  expect(
    brokenLinks(
      new Map([
        ['index.md', text],
        ['other.md', '# Other\n'],
      ]),
    ),
  ).toEqual([`index.md: ${link}`])
})
