import type { Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'
import type { RichTextNode } from '../rich-text/types.ts'

/** What a page says about its language: a part that it has not is undefined. */
export interface PageWords {
  readonly title: Localizable
  readonly intro?: Localizable | undefined
  readonly text?: readonly RichTextNode[] | undefined
}

/** Whether the title, the introduction or all of the text of a page is in the other language. A person's name belongs to no language. */
export const isUntranslated = (locale: Locale, { title, intro, text = [] }: PageWords): boolean =>
  [title, intro].some((words) => typeof words === 'object' && !words.isName && words.lang !== locale) ||
  (text.length > 0 && text.every((node) => node.type === 'element' && (node.attributes?.lang ?? locale) !== locale))
