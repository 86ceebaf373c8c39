import type { LocalizedText } from '@hospital/sdk'
import type { RichTextNode } from '@hospital/ui'
import type { Root } from 'hast'
import type { AddressContext } from './rich-text-address.ts'
import { blocksOf, wordsOf } from './rich-text-blocks.ts'
import type { BlockContext } from './rich-text-blocks.ts'
import { headingLevels } from './rich-text-headings.ts'
import { paragraphsOfHtml, plainParagraphs } from './rich-text-paragraphs.ts'
import { parseHtml, readableHtml } from './rich-text-tree.ts'

const nodesOf = (root: Root, context: BlockContext): readonly RichTextNode[] => {
  const contents = root.children.filter((node) => node.type !== 'doctype')
  const mere = contents.every((node) => node.type === 'text')
  return mere ? plainParagraphs(contents.map(wordsOf).join('')) : blocksOf(contents, context, true)
}

/**
 * Formatted text of the CMS as a tree of plain data. The tree has only the elements that the kit's `RichText` lists, with checked
 * addresses: whatever the HTML contains, nothing of it can run or load, and no heading skips a level of the page's outline. `top` is the
 * level of the highest heading. Default: 2.
 */
export const toRichText = (
  { text, lang }: LocalizedText,
  { locale, config }: AddressContext,
  top: 2 | 3 = 2,
): readonly RichTextNode[] => {
  const html = readableHtml(text)
  const root = parseHtml(html)
  const nodes = root
    ? nodesOf(root, { locale, config, lang, headingOf: headingLevels(root, top), marks: [] })
    : paragraphsOfHtml(html)
  if (lang === locale) return nodes
  return nodes.map((node) => (node.type === 'element' ? { ...node, attributes: { lang, ...node.attributes } } : node))
}
