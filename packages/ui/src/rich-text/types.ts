/** The elements that rich text may be made of; the sanitiser's allow-list is this list. */
export const richTextTags = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sub', 'sup', 'blockquote', 'a', 'br', 'hr',
  'img', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'code', 'pre', 'span',
] as const

/** An element that rich text may hold. */
export type RichTextTag = (typeof richTextTags)[number]

/** The attributes that may come with them. Addresses have been checked by whoever made the tree. */
export interface RichTextAttributes {
  id?: string | undefined
  lang?: string | undefined
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

/** Words. */
export interface RichTextWords {
  type: 'text'
  value: string
}

/** An element with what is inside it. */
export interface RichTextElement {
  type: 'element'
  tag: RichTextTag
  attributes?: RichTextAttributes | undefined
  children?: readonly RichTextNode[] | undefined
}

/** Formatted content as plain data: serialisable, and safe to turn into elements. */
export type RichTextNode = RichTextWords | RichTextElement
