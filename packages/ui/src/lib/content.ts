import type { Locale } from './locale.ts'

/** Text with its language, for content that exists in one language only. */
export interface LocalizedString {
  text: string
  lang: Locale
  /** The name of a person, which browsers must not translate. */
  isName?: boolean | undefined
}

/**
 * Content text. A plain string is in the language of the page; the object form has its own
 * language, and is marked with `lang` if that differs.
 */
export type Localizable = string | LocalizedString

/** The bare text, for attributes, which cannot carry a language. */
export const plainText = (value: Localizable): string => (typeof value === 'string' ? value : value.text)

/** The language of a text, for the attribute `lang` of its own element; undefined for a text in the language of the page. */
export const languageOf = (value: Localizable): Locale | undefined =>
  typeof value === 'string' ? undefined : value.lang

/** One more encoding of a picture, offered before the default one. */
export interface ImageEncoding {
  /** A media type such as `image/avif`. */
  type: string
  srcSet: string
}

/** A picture with its intrinsic size, so that nothing shifts when it loads. */
export interface ImageSource {
  src: string
  srcSet?: string | undefined
  encodings?: readonly ImageEncoding[] | undefined
  width: number
  height: number
  /** The alternative text. Empty if the text beside it says the same. */
  alt: string
}

/** A link in a list of links. */
export interface LinkItem {
  label: Localizable
  href: string
  /** Shown only to patients who are logged in. */
  membersOnly?: boolean | undefined
}

/** Heading levels of components; the page's own title is 1. */
export type HeadingLevel = 2 | 3 | 4
