import type { Localizable } from '../lib/content.ts'
import type { Locale } from '../lib/locale.ts'

/** Whether the title or the text of a page is in the other language only. A person's name belongs to no language. */
export const isUntranslated = (locale: Locale, title: Localizable, textLang?: Locale): boolean =>
  (textLang !== undefined && textLang !== locale) ||
  (typeof title !== 'string' && !title.isName && title.lang !== locale)
