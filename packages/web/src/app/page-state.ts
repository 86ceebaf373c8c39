import type { Locale } from '@hospital/ui'
import type { HomeData } from '../loaders/home.ts'
import type { ShellData } from '../loaders/shell.ts'

/** What search engines and link previews are told of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute; the page's own address in its language. */
  readonly url: string
  /** Absolute, for link previews. */
  readonly image: string | undefined
  readonly type: 'website' | 'article'
  /** The same page in each language, absolute; empty where it must not be found. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[]
  readonly indexed: boolean
}

/** A page's content: which module renders it, and with what. */
export type PageContent =
  | { readonly kind: 'home'; readonly data: HomeData }
  | { readonly kind: 'planned' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'error' }

/** A page as the server gives it, for a first visit or a navigation. */
export interface PageState {
  readonly head: Head
  readonly content: PageContent
  /** The page in each language, as the language switch links to it. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
}

/** What a first visit brings: the page and the frame around it. */
export interface DocumentState {
  readonly locale: Locale
  readonly shell: ShellData
  readonly page: PageState
}
