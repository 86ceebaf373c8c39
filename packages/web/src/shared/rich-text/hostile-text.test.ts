import { metaDescription, openingOf, plainText, snippet } from '@hospital/sdk'
import type { RichTextNode } from '@hospital/ui'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { toRichText } from './rich-text.ts'

const config = { cms: { mediaUrl: 'https://cms.example' }, imageOrigins: ['https://cdn.example'] }

const tree = (html: string) => toRichText({ text: html, lang: 'id' }, { locale: 'id', config })

const megabyte = (unit: string) => unit.repeat(Math.ceil(1_000_000 / unit.length))

const numbered = (count: number, tag: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => tag(index)).join('')

/** Texts that could cost a parser, a regex or a tree walk more than linear time. */
const hostile: readonly (readonly [name: string, html: string])[] = [
  [
    'open formatting elements, repeated in every paragraph',
    `<p>${numbered(2500, (index) => `<b id=${index}>`)}${'<p>x'.repeat(2500)}`,
  ],
  ['open formatting elements, twenty at most', `<p>${numbered(20, (index) => `<b id=${index}>`)}${megabyte('<p>x')}`],
  ['formatting elements closed in the wrong order', megabyte('<b><p></b>')],
  ['links in links', megabyte('<a><b></a>')],
  ['open tags', megabyte('<p><b>')],
  ['open lists', megabyte('<ul><li>a')],
  ['open templates', megabyte('<template>')],
  ['open drawings', megabyte('<svg><desc><p>')],
  ['end tags of nothing, deep in elements', `${'<div>'.repeat(200)}${megabyte('</x>')}`],
  ['attributes', `<p ${numbered(150_000, (index) => `a${index} `)}>x`],
  ['attributes of end tags', megabyte(`</p ${numbered(300, (index) => `a${index} `)}>`)],
  ['attributes of the page', numbered(70_000, (index) => `<html a${index}>`)],
  ['a long attribute', `<p title="${megabyte('a')}">x`],
  ['an attribute never closed', `<p title="${megabyte('<p>')}`],
  ['comments never closed', megabyte('<!--')],
  ['comments', megabyte('<!-->a')],
  ['scripts never closed', megabyte('<script>')],
  ['ends of scripts never closed', `<script>${megabyte('</script ')}`],
  ['angle brackets', megabyte('<')],
  ['ampersands', megabyte('&')],
  ['names of entities without an end', megabyte('&a')],
  ['entities', megabyte('&amp;')],
  ['sources never closed', megabyte('src="data:')],
  ['sources in other quotes never closed', megabyte("src='data:")],
  ['sources without a value', megabyte('src  ')],
  ['a table of ten thousand columns', `<table><tr>${'<td>a</td>'.repeat(10_000)}</tr></table>`],
  ['rows', `<table>${megabyte('<tr><td>a')}`],
  ['tables in tables', megabyte('<table><tr><td>')],
  ['words before a table', `<table>${'<br>'.repeat(2000)}${megabyte('a</x>')}`],
  ['headings', megabyte('<h1>a</h1>')],
  ['words between unknown elements', megabyte('a<x></x>')],
  ['words between comments', megabyte('a <!--x-->')],
  ['line breaks', megabyte('<br> ')],
  ['pictures', megabyte('<img src=/a width=10 height=10>')],
  ['videos', megabyte('<iframe src=//youtu.be/dQw4w9WgXcQ></iframe>')],
  ['white space', megabyte(' ')],
  ['lines', megabyte('\n ')],
  ['paragraphs of mere words', megabyte('\n\na')],
  ['full stops', megabyte(' .')],
  ['accents on one letter', `a${megabyte('\u0301')}`],
  ['halves of characters', megabyte('\uD800')],
  ['characters that turn the direction', megabyte('\u202E')],
]

/** Milliseconds: several times the cost of the most expensive text on a slow machine. Quadratic code takes seconds. */
const limit = 500

const count = (nodes: readonly RichTextNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (node.type === 'element' ? count(node.children ?? []) : 0), 0)

describe.each(hostile)('a text of %s', (_name, html) => {
  test.each([
    ['an article', tree],
    ['words', plainText],
    ['a snippet', snippet],
    ['a description', metaDescription],
    ['an opening', openingOf],
  ] as const)('becomes %s in no time', (_what, read) => {
    expect(processorTime(() => read(html))).toBeLessThan(limit)
  })

  test('becomes a page of a bounded size', () => {
    expect(count(tree(`kata ${html}`))).toBeLessThan(10_000)
  })
})

describe('a text whose tree would be too large', () => {
  const words = (nodes: readonly RichTextNode[]): readonly string[] =>
    nodes.map((node) => (node.type === 'text' ? node.value : words(node.children ?? []).join('')))

  test('is shown as paragraphs of its words', () => {
    const html = `<h2>Demam &amp; batuk</h2><p>${numbered(300, (index) => `<b id=${index}>`)}Minum<br>air.<p>Istirahat.<script>alert(1)</script>`
    const nodes = tree(html)
    expect(nodes.map((node) => node.type === 'element' && node.tag)).toEqual(['p', 'p', 'p', 'p'])
    expect(words(nodes)).toEqual(['Demam & batuk', 'Minum', 'air.', 'Istirahat.'])
  })

  test('loses no words', () => {
    const shown = words(tree('<p>kata</p>'.repeat(5000)))
      .join(' ')
      .match(/kata/g)
    expect(shown).toHaveLength(5000)
  })

  test('is formatted as soon as it is small enough', () => {
    const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`
    expect(tree(`<table>${row(20).repeat(100)}</table>`)[0]).toMatchObject({ tag: 'table' })
    expect(tree(`<table>${row(40).repeat(100)}</table>`)[0]).toMatchObject({ tag: 'p' })
  })
})
