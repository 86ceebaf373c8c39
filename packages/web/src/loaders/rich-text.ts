import type { Root } from 'hast'
import type { LocalizedText } from '@hospital/sdk'
import type { RichTextNode } from '@hospital/ui'
import type { AddressContext } from './rich-text-address.ts'
import { blocksOf, wordsOf } from './rich-text-blocks.ts'
import type { BlockContext } from './rich-text-blocks.ts'
import { headingLevels } from './rich-text-headings.ts'
import { parseHtml } from './rich-text-tree.ts'
import { element, text, trimmed } from './rich-text-words.ts'

/** Mere words, as people write them into a field: a blank line ends a paragraph, a new line is one. */
const plainParagraphs = (words: string): readonly RichTextNode[] =>
  words.split(/\n\s*\n/).flatMap((paragraph) => {
    const lines = trimmed(paragraph.split('\n').flatMap((line) => [text(line.replace(/[\s\u00a0]+/g, ' ')), element('br')]))
    return lines.length > 0 ? [element('p', lines)] : []
  })

const nodesOf = (root: Root, context: BlockContext): readonly RichTextNode[] => {
  const contents = root.children.filter((node) => node.type !== 'doctype')
  const mere = contents.every((node) => node.type === 'text')
  return mere ? plainParagraphs(contents.map(wordsOf).join('')) : blocksOf(contents, context, true)
}

/**
 * Formatted text of the CMS as a tree of plain data. It is made of nothing but the elements that the kit's `RichText`
 * lists, with addresses that were judged: whatever stands in the HTML, nothing of it can run or load, and nothing of
 * it makes the page's outline skip a level. `top` is the level of its highest heading; 2 unless told.
 */
export const toRichText = ({ text: html, lang }: LocalizedText, { locale, config }: AddressContext, top: 2 | 3 = 2): readonly RichTextNode[] => {
  const root = parseHtml(html)
  const nodes = nodesOf(root, { locale, config, lang, headingOf: headingLevels(root, top), marks: [] })
  if (lang === locale) return nodes
  return nodes.map((node) => (node.type === 'element' ? { ...node, attributes: { ...node.attributes, lang } } : node))
}
