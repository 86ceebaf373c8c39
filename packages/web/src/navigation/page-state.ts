import type { LinkItem, Locale } from '@hospital/ui'
import type { SubstituteName } from '../features/page-files.ts'
import type { SentMessages } from '../i18n/expand.ts'
import type { PageName } from '../routes/table.ts'
import type { StructuredData } from '../shared/loading/structured-data.ts'
import type { ShellData } from '../shell/load-shell.ts'

/** The metadata of a page for search engines and link previews. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute; the page's own address in its language. */
  readonly url: string
  /** Absolute, for link previews. */
  readonly image: string
  readonly type: 'website' | 'article'
  /** The same page in each language, absolute; empty if search engines should not list the page. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[]
  readonly indexed: boolean
  /** For search engines, in the words of schema.org; written into documents only. */
  readonly about: readonly StructuredData[]
}

/** A page's content: the module that renders it, and the data. */
export type PageContent = { readonly kind: PageName; readonly data: unknown } | { readonly kind: SubstituteName }

/** A page in the server's form, for a first visit or a navigation. */
export interface PageState {
  readonly head: Head
  readonly content: PageContent
  /** The pages above this one, the home page first; empty for no breadcrumbs. */
  readonly trail: readonly LinkItem[]
  /** The page in each language, for the language switch. */
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
  /** Whether parts of the page exceeded its time budget. The server has cached them by the time the browser asks once more. */
  readonly isPartial?: boolean
}

/** A page with the messages that its code uses. */
export interface SentPage extends PageState {
  readonly messages: SentMessages
}

/** The state of a first visit: the page and the shell around it. */
export interface DocumentState {
  readonly locale: Locale
  /** The server's time in milliseconds since 1970; only where the document is made for its request. */
  readonly now?: number
  readonly shell: ShellData
  readonly page: SentPage
}
