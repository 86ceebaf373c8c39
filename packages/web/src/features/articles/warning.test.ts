import { describe, expect, test } from 'vitest'
import { comparableText } from '../../shared/loading/comparable-text.ts'
import { short, tree } from '../../shared/rich-text/text-tree.ts'
import phrases from './warning-phrases.json' with { type: 'json' }
import { warningIn } from './warning.ts'

const warning = (html: string) => short(warningIn(tree(html)))

test('the phrases are written as they are compared, each once', () => {
  for (const list of [phrases.headings, phrases.calls]) {
    expect(list.map(comparableText)).toEqual(list)
    expect(new Set(list).size).toBe(list.length)
  }
})

describe('An article warns with', () => {
  test.each([
    [
      'the section whose heading names danger',
      '<p>Awal.</p><h2>Tanda bahaya</h2><p>Muntah darah.</p><ul><li>Tinja hitam</li></ul><p>Lain.</p><h2>Obat</h2><p>Tidak.</p>',
      'p(Muntah darah.)ul(li(Tinja hitam))',
    ],
    ['an English one', '<h3>Warning signs</h3><p>Black stools.</p>', 'p(Black stools.)'],
    [
      'the heading’s section rather than a line before it',
      '<p>Bila ragu, ke IGD.</p><h2>Tanda bahaya kehamilan</h2><p>Perdarahan.</p>',
      'p(Perdarahan.)',
    ],
    [
      'the paragraph that sends to the emergency unit',
      '<p>Awal.</p><p>Segera <strong>ke IGD</strong> bila sesak.</p>',
      'p(Segera ke IGD bila sesak.)',
    ],
    [
      'the list that completes it',
      '<p>Segera ke rumah sakit bila timbul:</p><ul><li>nyeri hebat</li></ul>',
      'p(Segera ke rumah sakit bila timbul:)ul(li(nyeri hebat))',
    ],
    ['no list that it does not lead on to', '<p>Hubungi 119.</p><ul><li>Minum air</li></ul>', 'p(Hubungi 119.)'],
    [
      'the line of a list that says whom to call',
      '<ol><li>Duduk.</li><li>Call <strong>119</strong> now.</li></ol>',
      'p(Call 119 now.)',
    ],
    [
      'whole sentences of a long paragraph',
      `<p>${'Kalimat panjang tentang hal lain. '.repeat(12)}Segera ke IGD bila pingsan. Lalu istirahat.</p>`,
      'p(Segera ke IGD bila pingsan.)',
    ],
  ])('%s', (_what, html, expected) => expect(warning(html)).toBe(expected))

  test.each([
    ['it names no emergency', '<h2>Menyikat gigi</h2><p>Dua kali sehari.</p>'],
    ['an emergency unit is only mentioned', '<p>Pasien mendapat obat dalam 60 menit sejak tiba di IGD.</p>'],
    ['a number is within another', '<p>Hubungi 1190 untuk hadiah.</p>'],
    ['nothing is under the heading', '<h2>Tanda bahaya</h2><h2>Obat</h2><p>Istirahat.</p>'],
    ['there is no text', ''],
  ])('nothing where %s', (_what, html) => expect(warning(html)).toBe(''))

  test('the language of its text', () => {
    const [first] = warningIn(tree('<p>Segera ke IGD.</p>', { locale: 'en' }))
    expect(first).toMatchObject({ attributes: { lang: 'id' } })
  })
})
