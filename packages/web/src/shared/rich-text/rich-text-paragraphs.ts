import { plainText } from '@hospital/sdk'
import type { RichTextNode } from '@hospital/ui'
import { element, text, trimmed } from './rich-text-words.ts'

/** The most lines that are shown as lines; the text after them is one paragraph. */
const lineLimit = 2000

const paragraphOf = (lines: readonly string[]): readonly RichTextNode[] => {
  const nodes = trimmed(lines.flatMap((line) => [text(line.replace(/[\s\u00a0]+/g, ' ')), element('br')]))
  return nodes.length > 0 ? [element('p', nodes)] : []
}

/** Plain text from a text field: a blank line ends a paragraph, and a new line stays one. */
export const plainParagraphs = (words: string): readonly RichTextNode[] => {
  const lines = words.split('\n')
  const paragraphs = lines
    .slice(0, lineLimit)
    .join('\n')
    .split(/\n\s*\n/)
  return [...paragraphs.map((paragraph) => paragraph.split('\n')), [lines.slice(lineLimit).join(' ')]].flatMap(
    paragraphOf,
  )
}

/** Tags at which a paragraph ends. */
const blockTags =
  /<\/?(?:p|div|section|article|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|blockquote|pre|figure|figcaption|br|hr)\b[^>]*>/gi

/** Marks the end of a paragraph while white space is folded. The mark itself is not white space. */
const mark = '\u0001'

/** The words of a piece of HTML in paragraphs, without parsing it into a tree. */
export const paragraphsOfHtml = (html: string): readonly RichTextNode[] =>
  plainParagraphs(
    plainText(html.replace(blockTags, mark))
      .split(mark)
      .filter((words) => words.trim() !== '')
      .join('\n\n'),
  )
