import type { Locale, RichTextAttributes, RichTextElement, RichTextNode, RichTextTag } from '@hospital/ui'
import type { Element, ElementContent } from 'hast'
import { embeddedPage, pictureOfText, textLink } from './rich-text-address.ts'
import type { AddressContext, EmbeddedKind } from './rich-text-address.ts'
import { isElement } from './rich-text-tree.ts'

/** The context in which a text is converted: its page's address, and its language. */
export interface TextContext extends AddressContext {
  readonly lang: Locale
}

/** Inline elements, and the tag that each becomes. */
const lineTags: Readonly<Record<string, RichTextTag>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  strike: 's',
  del: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  span: 'span',
  bdi: 'span',
  bdo: 'span',
  a: 'a',
}

/** Elements that show the content of another address. */
const embedding: readonly string[] = ['iframe', 'oembed', 'embed']

/** Elements that play a file. */
const players: readonly string[] = ['video', 'audio']

const lineLeaves: readonly string[] = ['br', 'img', ...embedding, ...players]

/** Whether an element is inline; all others are blocks. */
export const isLine = ({ tagName }: Element): boolean => tagName in lineTags || lineLeaves.includes(tagName)

/** Whether an inline element is shown as one piece, whatever its content. */
export const isLeaf = ({ tagName }: Element): boolean => lineLeaves.includes(tagName)

/** The words of links that replace embedded content without a name, in the language of the text. */
const linkWords = {
  video: { id: 'Tonton video di YouTube', en: 'Watch the video on YouTube' },
  playlist: { id: 'Lihat daftar video di YouTube', en: 'See the list of videos on YouTube' },
  map: { id: 'Buka peta di Google Maps', en: 'Open the map in Google Maps' },
  form: { id: 'Isi formulir di Google Forms', en: 'Fill in the form on Google Forms' },
  file: { id: 'Buka berkas', en: 'Open the file' },
  page: { id: 'Buka halaman di', en: 'Open the page on' },
  film: { id: 'Tonton video', en: 'Watch the video' },
  sound: { id: 'Dengarkan rekaman', en: 'Listen to the recording' },
  picture: { id: 'Lihat gambar', en: 'See the picture' },
} as const satisfies Readonly<Record<EmbeddedKind | 'film' | 'sound' | 'picture', Readonly<Record<Locale, string>>>>

/** A text node. */
export const text = (value: string): RichTextNode => ({ type: 'text', value })

/** An element node. */
export const element = (
  tag: RichTextTag,
  children?: readonly RichTextNode[],
  attributes?: RichTextAttributes,
): RichTextElement => ({
  type: 'element',
  tag,
  ...(attributes && { attributes }),
  ...(children && { children }),
})

const isBreak = (node: RichTextNode): boolean => node.type === 'element' && node.tag === 'br'

/** Whether the nodes have nothing to see: no words and no picture. */
export const isBlank = (nodes: readonly RichTextNode[]): boolean =>
  nodes.every((node) =>
    node.type === 'text'
      ? node.value.trim() === ''
      : node.tag !== 'img' && node.tag !== 'hr' && isBlank(node.children ?? []),
  )

/** Joins adjacent texts, folds white space, and keeps at most two line breaks in a row. */
const joined = (nodes: readonly RichTextNode[]): readonly RichTextNode[] => {
  const done: RichTextNode[] = []
  let words: string[] = []
  // A run is joined once: joining its texts one by one would copy them again and again.
  const endWords = () => {
    if (words.length > 0) done.push(text(words.join('').replace(/ {2,}/g, ' ')))
    words = []
  }
  for (const node of nodes) {
    if (node.type === 'text') {
      words.push(node.value)
      continue
    }
    endWords()
    const isThird = isBreak(node) && done.slice(-2).filter(isBreak).length === 2
    if (!isThird) done.push(node)
  }
  endWords()
  return done
}

const isGap = (node: RichTextNode | undefined): boolean =>
  node !== undefined && (isBreak(node) || (node.type === 'text' && node.value.trim() === ''))

/** A line without white space and breaks at its ends; empty if there is nothing to see. */
export const trimmed = (nodes: readonly RichTextNode[]): readonly RichTextNode[] => {
  if (isBlank(nodes)) return []
  const line = [...joined(nodes)]
  while (isGap(line[0])) line.shift()
  while (isGap(line.at(-1))) line.pop()
  return line.map((node, index) => {
    if (node.type !== 'text') return node
    const start = index === 0 ? node.value.trimStart() : node.value
    return text(index === line.length - 1 ? start.trimEnd() : start)
  })
}

/** An inline element to put around the words in it. */
export interface Mark {
  readonly tag: RichTextTag
  readonly attributes?: RichTextAttributes | undefined
}

/** The language and the direction that an element gives its words. */
export const languageOf = ({ properties: { lang, dir } }: Element): Pick<RichTextAttributes, 'lang' | 'dir'> => ({
  ...(typeof lang === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(lang) && { lang }),
  ...((dir === 'ltr' || dir === 'rtl' || dir === 'auto') && { dir }),
})

/** The mark of an element; none for an unsafe link, for a link inside another link, and for a plain `span`. */
export const markOf = (node: Element, context: TextContext, linked: boolean): Mark | undefined => {
  const tag = lineTags[node.tagName]
  const language = languageOf(node)
  const isBare = Object.keys(language).length === 0
  if (tag !== 'a')
    return tag === undefined || (tag === 'span' && isBare)
      ? undefined
      : { tag, ...(!isBare && { attributes: language }) }
  const href = linked ? undefined : textLink(node.properties['href'], context)
  return href === undefined ? undefined : { tag, attributes: { href, ...language } }
}

const link = (href: string, words: string, linked: boolean): RichTextNode[] =>
  linked ? [text(words)] : [element('a', [text(words)], { href })]

const picture = ({ properties }: Element, context: TextContext, linked: boolean): RichTextNode[] => {
  const found = pictureOfText(properties, context)
  if (!found) return []
  if (found.kind === 'shown') return [element('img', undefined, found.attributes)]
  return link(found.href, found.alt || linkWords.picture[context.lang], linked)
}

const titleOf = ({ properties: { title } }: Element): string => (typeof title === 'string' ? title.trim() : '')

const embedded = (node: Element, context: TextContext, linked: boolean): RichTextNode[] => {
  const page = embeddedPage(node.properties, context)
  if (!page) return []
  const words = linkWords[page.kind][context.lang]
  return link(page.href, titleOf(node) || (page.kind === 'page' ? `${words} ${page.host}` : words), linked)
}

/** A player becomes a link to its file: its own, or the first of its sources. */
const player = (node: Element, context: TextContext, linked: boolean): RichTextNode[] => {
  const source = [node, ...node.children.filter(isElement)].find(({ properties }) => properties['src'] !== undefined)
  const href = source && textLink(source.properties['src'], context)
  const words = linkWords[node.tagName === 'video' ? 'film' : 'sound'][context.lang]
  return href === undefined ? [] : link(href, titleOf(node) || words, linked)
}

const leaf = (node: Element, context: TextContext, linked: boolean): RichTextNode[] | undefined => {
  if (node.tagName === 'br') return [element('br')]
  if (node.tagName === 'img') return picture(node, context, linked)
  if (players.includes(node.tagName)) return player(node, context, linked)
  return embedding.includes(node.tagName) ? embedded(node, context, linked) : undefined
}

/** The content of a line. Blocks in it are replaced by their words. `linked`: the line is already inside a link. */
export const lineOf = (
  nodes: readonly ElementContent[],
  context: TextContext,
  linked = false,
): readonly RichTextNode[] =>
  nodes.flatMap((node): readonly RichTextNode[] => {
    if (node.type === 'text') return [text(node.value.replace(/[\s\u00a0]+/g, ' '))]
    if (!isElement(node)) return []
    const single = leaf(node, context, linked)
    if (single) return single
    const mark = markOf(node, context, linked)
    const inside = joined(lineOf(node.children, context, linked || mark?.tag === 'a'))
    if (!isLine(node)) return [text(' '), ...inside, text(' ')]
    return mark && !isBlank(inside) ? [element(mark.tag, inside, mark.attributes)] : inside
  })
