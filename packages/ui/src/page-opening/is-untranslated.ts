import type { Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'
import type { RichTextNode } from '../rich-text/types.ts'

/** What a page says about its language: a part that it has not is undefined. */
export interface PageWords {
  readonly title: Localizable
  readonly intro?: Localizable | undefined
  readonly text?: readonly RichTextNode[] | undefined
}

/** A person's name belongs to no language. */
const isOther = (words: Localizable | undefined, locale: Locale): boolean =>
  typeof words === 'object' && !words.isName && words.lang !== locale

/** Whether all of a formatted text is in another language: a quotation in it may be. */
const isOtherText = (nodes: readonly RichTextNode[], locale: Locale): boolean =>
  nodes.length > 0 && nodes.every((node) => node.type === 'element' && (node.attributes?.lang ?? locale) !== locale)

/** Whether the title, the introduction or the text of a page is in the other language only. */
export const isUntranslated = (locale: Locale, { title, intro, text = [] }: PageWords): boolean =>
  isOther(title, locale) || isOther(intro, locale) || isOtherText(text, locale)
