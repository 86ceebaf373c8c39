/** The elements allowed in rich text; the sanitiser uses this list. */
export const richTextTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
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
  'tr',
  'th',
  'td',
  'code',
  'pre',
  'span',
] as const

/** An element allowed in rich text. */
export type RichTextTag = (typeof richTextTags)[number]

/** The attributes allowed on them. The creator of the tree has checked the URLs. */
export interface RichTextAttributes {
  id?: string | undefined
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  title?: string | undefined
  href?: string | undefined
  src?: string | undefined
  srcSet?: string | undefined
  alt?: string | undefined
  width?: number | undefined
  height?: number | undefined
  colSpan?: number | undefined
  rowSpan?: number | undefined
  scope?: 'row' | 'col' | undefined
  start?: number | undefined
}

/** Text. */
export interface RichTextWords {
  type: 'text'
  value: string
}

/** An element with its children. */
export interface RichTextElement {
  type: 'element'
  tag: RichTextTag
  attributes?: RichTextAttributes | undefined
  children?: readonly RichTextNode[] | undefined
}

/** Formatted content as plain data: serialisable, and safe to render as elements. */
export type RichTextNode = RichTextWords | RichTextElement
