import type { Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'
import type { RichTextNode } from '../rich-text/types.ts'

/** The texts of a page, with their languages. A missing part is undefined. */
export interface PageWords {
  readonly title: Localizable
  readonly intro?: Localizable | undefined
  readonly text?: readonly RichTextNode[] | undefined
}

/** Whether a page is in the other language: its title, its introduction, or all of its text. A person's name belongs to no language. */
export const isUntranslated = (locale: Locale, { title, intro, text = [] }: PageWords): boolean =>
  [title, intro].some((words) => typeof words === 'object' && !words.isName && words.lang !== locale) ||
  (text.length > 0 && text.every((node) => node.type === 'element' && (node.attributes?.lang ?? locale) !== locale))
