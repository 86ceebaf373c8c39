import type { LinkItem, Locale } from '@hospital/ui'
import type { SubstituteName } from '../features/page-files.ts'
import type { SentMessages } from '../i18n/expand.ts'
import type { PageName } from '../routes/table.ts'
import type { StructuredData } from '../shared/loading/structured-data.ts'
import type { ShellData } from '../shell/load-shell.ts'

/** What search engines and link previews are told of a page. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute; the page's own address in its language. */
  readonly url: string
  /** Absolute, for link previews. */
  readonly image: string
  readonly type: 'website' | 'article'
  /** The same page in each language, absolute; empty where it must not be found. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[]
  readonly indexed: boolean
  /** For search engines, in the words of schema.org; written into documents only. */
  readonly about: readonly StructuredData[]
}

/** A page's content: which module renders it, and with what. */
export type PageContent = { readonly kind: PageName; readonly data: unknown } | { readonly kind: SubstituteName }

/** A page as the server gives it, for a first visit or a navigation. */
export interface PageState {
  readonly head: Head
  readonly content: PageContent
  /** The pages above this one, the home page first; empty where no breadcrumbs are shown. */
  readonly trail: readonly LinkItem[]
  /** The page in each language, as the language switch links to it. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  /** Whether parts of it exceeded the page's time budget. They are cached by the time the browser asks once more. */
  readonly isPartial?: boolean
}

/** A page with the messages that its code names. */
export interface SentPage extends PageState {
  readonly messages: SentMessages
}

/** What a first visit brings: the page and the shell around it. */
export interface DocumentState {
  readonly locale: Locale
  /** The server's time in milliseconds since 1970; only where the document is made for its request. */
  readonly now?: number
  readonly shell: ShellData
  readonly page: SentPage
}
