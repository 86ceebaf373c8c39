import type { Element, Nodes, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { defaultTreeAdapter } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parseWithinBudget } from './rich-text-budget.ts'

/** Elements that are removed with everything inside them, because they would run, load or ask for input, or are not text to read. */
const removed: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'svg',
  'math',
  'object',
  'applet',
  'form',
  'input',
  'button',
  'select',
  'option',
  'textarea',
  'canvas',
  'map',
  'dialog',
  'frameset',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'head',
]

/** Elements that the sanitiser keeps; the conversion comes later. Other elements are replaced by their contents. */
const allowedTags: readonly string[] = [
  'p',
  'div',
  'section',
  'article',
  'center',
  'address',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'u',
  'ins',
  's',
  'strike',
  'del',
  'sub',
  'sup',
  'blockquote',
  'a',
  'br',
  'hr',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'code',
  'kbd',
  'pre',
  'span',
  'bdi',
  'bdo',
  'iframe',
  'oembed',
  'embed',
  'video',
  'audio',
  'source',
]

const schema: Schema = {
  tagNames: [...allowedTags],
  strip: [...removed],
  attributes: {
    a: ['href'],
    iframe: ['src', 'title', 'width', 'height'],
    embed: ['src', 'title', 'width', 'height'],
    video: ['src', 'title'],
    audio: ['src', 'title'],
    source: ['src'],
    img: ['src', 'alt', 'width', 'height'],
    oembed: ['url'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    '*': ['lang', 'dir'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  allowComments: false,
  allowDoctypes: false,
}

/** How many characters of HTML are read: fifteen times a long article. */
const longest = 100_000

/** How deep elements may be nested; word processors nest some dozens. */
const deepest = 60

/** Pictures inside the text itself. They may be megabytes, and are never shown. */
const inlinePictures = /\bsrc\s*=\s*(?:"data:[^"]*"|'data:[^']*'|data:[^\s>]*)/gi

/** Control characters, and characters that change the direction of the text after them. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** At most `longest` characters. Cuts at the end of a block; otherwise before a tag, so that no tag is cut in two. */
const withinLength = (html: string): string => {
  if (html.length <= longest) return html
  const head = html.slice(0, longest)
  const block = head.lastIndexOf('</p>')
  if (block > longest / 2) return head.slice(0, block)
  const tag = head.lastIndexOf('<')
  return tag > head.lastIndexOf('>') ? head.slice(0, tag) : head
}

/** The words of an element at any depth, without recursion. */
const wordsIn = (element: Tree.Element): string => {
  const words: string[] = []
  const open: Tree.ChildNode[] = [...element.childNodes].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) words.push(node.value)
    else if (defaultTreeAdapter.isElementNode(node) && !removed.includes(node.tagName)) {
      for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
        const child = node.childNodes[index]
        if (child) open.push(child)
      }
    }
  }
  return words.join('')
}

/** Replaces content that is nested too deep by its words, so that no walk over the tree runs out of stack. */
const flatten = (root: Tree.DocumentFragment): void => {
  const open: { readonly node: Tree.ParentNode; readonly depth: number }[] = [{ node: root, depth: 0 }]
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { node, depth } = entry
    if (depth >= deepest && defaultTreeAdapter.isElementNode(node)) {
      const words = wordsIn(node)
      node.childNodes = []
      defaultTreeAdapter.insertText(node, words)
    }
    for (const child of node.childNodes)
      if (defaultTreeAdapter.isElementNode(child)) open.push({ node: child, depth: depth + 1 })
  }
}

const isRoot = (node: Nodes): node is Root => node.type === 'root'

/** Whether a piece of a tree is an element. */
export const isElement = (node: Nodes): node is Element => node.type === 'element'

/** HTML of the CMS without the parts that are never shown, within the longest length of a page. */
export const readableHtml = (html: string): string =>
  withinLength(html.replace(inlinePictures, '')).replace(controls, '').toWellFormed()

/**
 * Readable HTML as a tree of known elements with known attributes. Their addresses still have to be checked. The tree is shallow and
 * bounded in size. Undefined for HTML whose tree would be too deep or too large, which no editor writes.
 */
export const parseHtml = (html: string): Root | undefined => {
  const fragment = parseWithinBudget(html)
  if (!fragment) return undefined
  flatten(fragment)
  const tree = sanitize(fromParse5(fragment), schema)
  return isRoot(tree) ? tree : { type: 'root', children: [] }
}
