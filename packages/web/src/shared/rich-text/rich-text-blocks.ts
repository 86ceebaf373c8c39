import type { RichTextNode } from '@hospital/ui'
import type { Element, ElementContent } from 'hast'
import type { HeadingTag } from './rich-text-headings.ts'
import { isElement } from './rich-text-tree.ts'
import { element, isBlank, isLeaf, isLine, languageOf, lineOf, markOf, text, trimmed } from './rich-text-words.ts'
import type { Mark, TextContext } from './rich-text-words.ts'

/** The context in which blocks are converted. */
export interface BlockContext extends TextContext {
  readonly headingOf: (tagName: string) => HeadingTag
  /** Inline elements around a block, which mark the words in it. */
  readonly marks: readonly Mark[]
}

const isBlock = (node: ElementContent): node is Element => isElement(node) && !isLine(node)

const hasBlock = (node: Element): boolean =>
  !isLeaf(node) && node.children.some((child) => isElement(child) && (isBlock(child) || hasBlock(child)))

const isLinked = ({ marks }: BlockContext) => marks.some(({ tag }) => tag === 'a')

const marked = (line: readonly RichTextNode[], { marks }: BlockContext): readonly RichTextNode[] =>
  marks.reduceRight<readonly RichTextNode[]>((inside, { tag, attributes }) => [element(tag, inside, attributes)], line)

/** The text of an element as one marked line; empty without text. */
const markedLine = (nodes: readonly ElementContent[], context: BlockContext): readonly RichTextNode[] => {
  const line = trimmed(lineOf(nodes, context, isLinked(context)))
  return line.length > 0 ? marked(line, context) : []
}

/** Blocks and lines in their order. With `paragraphs` every line becomes a paragraph. */
export const blocksOf = (
  nodes: readonly ElementContent[],
  context: BlockContext,
  paragraphs: boolean,
): readonly RichTextNode[] => {
  const done: RichTextNode[] = []
  let line: ElementContent[] = []
  const endLine = () => {
    const words = markedLine(line, context)
    line = []
    if (words.length > 0) done.push(...(paragraphs ? [element('p', words)] : words))
  }
  for (const node of nodes) {
    if (!isElement(node) || (isLine(node) && !hasBlock(node))) {
      line.push(node)
      continue
    }
    endLine()
    const mark = markOf(node, context, isLinked(context))
    done.push(
      ...(isLine(node)
        ? blocksOf(node.children, { ...context, marks: mark ? [...context.marks, mark] : context.marks }, true)
        : inLanguage(blockOf(node, context), node)),
    )
  }
  endLine()
  return done
}

/** Blocks with the language and direction of the element around them. Elements deeper inside have their own. */
const inLanguage = (nodes: readonly RichTextNode[], around: Element): readonly RichTextNode[] => {
  const language = languageOf(around)
  if (Object.keys(language).length === 0) return nodes
  return nodes.map((node) =>
    node.type === 'element' ? { ...node, attributes: { ...language, ...node.attributes } } : node,
  )
}

const blockOf = (node: Element, context: BlockContext): readonly RichTextNode[] => {
  const { tagName, children } = node
  if (/^h[1-6]$/.test(tagName)) return headingOf(node, context)
  if (tagName === 'ul' || tagName === 'ol') return listOf(node, context)
  if (tagName === 'table') return tableOf(node, context)
  if (tagName === 'figure') return figureOf(children, context)
  if (tagName === 'blockquote') return filled('blockquote', blocksOf(children, context, true))
  if (tagName === 'pre') return filled('pre', [text(wordsOf(node))])
  return tagName === 'hr' ? [element('hr')] : blocksOf(children, context, true)
}

const filled = (tag: 'blockquote' | 'pre', children: readonly RichTextNode[]) =>
  isBlank(children) ? [] : [element(tag, children)]

/** The words of a part of a tree, unchanged. */
export const wordsOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return isElement(node) ? node.children.map(wordsOf).join('') : ''
}

const headingOf = ({ tagName, children }: Element, context: BlockContext): readonly RichTextNode[] => {
  const line = markedLine(children, context)
  return line.length > 0 ? [element(context.headingOf(tagName), line)] : []
}

const hasPicture = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some((node) => node.type === 'element' && (node.tag === 'img' || hasPicture(node.children ?? [])))

/** A figure without a picture becomes its content. */
const figureOf = (nodes: readonly ElementContent[], context: BlockContext): readonly RichTextNode[] => {
  const isCaption = (node: ElementContent) => isElement(node) && node.tagName === 'figcaption'
  const captions = nodes.filter(isCaption)
  const inside = blocksOf(
    nodes.filter((node) => !isCaption(node)),
    context,
    false,
  )
  const words = markedLine(captions, context)
  if (!hasPicture(inside)) return blocksOf(nodes, context, true)
  return [element('figure', [...inside, ...(words.length > 0 ? [element('figcaption', words)] : [])])]
}

const whole = (value: unknown, most: number): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}

/** A list. Content that is not an item becomes one. */
const listOf = ({ tagName, children, properties }: Element, context: BlockContext): readonly RichTextNode[] => {
  const items = children.flatMap((child) => {
    const contents = isElement(child) && child.tagName === 'li' ? child.children : [child]
    const inside = blocksOf(contents, context, false)
    return isBlank(inside) ? [] : [element('li', inside, isElement(child) ? languageOf(child) : undefined)]
  })
  if (items.length === 0) return []
  const start = whole(properties['start'], 9999)
  return [tagName === 'ol' ? element('ol', items, start && start > 1 ? { start } : undefined) : element('ul', items)]
}

/** A table with more columns or rows is a mistake, and expensive to lay out. */
const widest = 50

const cellOf = (cell: Element, context: BlockContext, heads: boolean): RichTextNode => {
  const { colSpan, rowSpan, scope } = cell.properties
  const spans = { colSpan: whole(colSpan, widest), rowSpan: whole(rowSpan, widest), ...languageOf(cell) }
  const inside = blocksOf(cell.children, context, false)
  if (cell.tagName === 'td') return element('td', inside, spans)
  return element('th', inside, {
    ...spans,
    scope: scope === 'row' || scope === 'col' ? scope : heads ? 'col' : undefined,
  })
}

const elementsOf = (nodes: readonly ElementContent[], ...tagNames: readonly string[]): readonly Element[] =>
  nodes.filter(isElement).filter(({ tagName }) => tagNames.includes(tagName))

const rowsOf = (part: Element, context: BlockContext, heads: boolean): readonly RichTextNode[] =>
  elementsOf(part.children, 'tr').flatMap((row) => {
    const cells = elementsOf(row.children, 'td', 'th').map((cell) => cellOf(cell, context, heads))
    return isBlank(cells) ? [] : [element('tr', cells)]
  })

/** A table. Rows of its foot become usual rows. */
const tableOf = ({ children }: Element, context: BlockContext): readonly RichTextNode[] => {
  const part = (tag: 'thead' | 'tbody', ...tagNames: readonly string[]) => {
    const rows = elementsOf(children, ...tagNames).flatMap((found) => rowsOf(found, context, tag === 'thead'))
    return rows.length > 0 ? [element(tag, rows)] : []
  }
  const rows = [...part('thead', 'thead'), ...part('tbody', 'tbody', 'tfoot')]
  const caption = elementsOf(children, 'caption').flatMap((found) => markedLine(found.children, context))
  return rows.length > 0
    ? [element('table', [...(caption.length > 0 ? [element('caption', caption)] : []), ...rows])]
    : []
}
