import { expect, test } from 'vitest'
import { openingOfText } from './text-opening.ts'
import { short, tree } from './text-tree.ts'

const own = { text: 'Ringkasan redaksi.', lang: 'id' } as const

test.each([
  ['the editors wrote a summary', own, '<p>Satu.</p><p>Dua.</p>', 'Ringkasan redaksi.', 'p(Satu.)p(Dua.)'],
  ['they left it blank', { text: ' ', lang: 'id' }, '<p>Satu.</p><p>Dua.</p>', 'Satu.', 'p(Dua.)'],
  ['there is none', undefined, '<p>Satu <em>dua</em>.</p><p>Tiga.</p>', 'Satu dua.', 'p(Tiga.)'],
  ['the first paragraph has a link', undefined, '<p><a href="/paket">Satu</a>.</p><p>Dua.</p>', undefined, undefined],
  ['it is long', undefined, `<p>${'a'.repeat(400)}.</p><p>Dua.</p>`, undefined, undefined],
  ['it leads on', undefined, '<p>Segera bila:</p><ul><li>satu</li></ul>', undefined, undefined],
  ['it is all of the text', undefined, '<p>Satu.</p>', undefined, undefined],
  ['the text begins with a heading', undefined, '<h2>Satu</h2><p>Dua.</p>', undefined, undefined],
  ['there is no text', undefined, '', undefined, undefined],
] as const)('where %s', (_what, summary, html, lead, rest) => {
  const body = tree(html)
  const opening = openingOfText(summary, body, 'id')
  expect(opening.lead).toEqual(lead === undefined ? undefined : { text: lead, lang: 'id' })
  expect(short(opening.rest)).toBe(rest ?? short(body))
})
