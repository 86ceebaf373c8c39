import type { ApiError, Result } from '@hospital/sdk'
import type { ImageSource, LinkItem, Localizable } from '@hospital/ui'
import type { LoaderContext } from './context.ts'
import type { StructuredData } from './structured-data.ts'

/** The metadata of a page: for search engines, link previews and the breadcrumbs. */
export interface PageMeta {
  readonly title: Localizable
  /** Cut to the length of a description. Default: the site's description. */
  readonly description?: string | undefined
  readonly image?: ImageSource | undefined
  /** Default: `website`. */
  readonly type?: 'website' | 'article' | undefined
  /** The page's own path, without the language, if another address is the canonical one for the same content. */
  readonly canonical?: string | undefined
  /** Off for pages that search engines should not list, such as filtered lists. Default: true. */
  readonly indexed?: boolean | undefined
  /** The pages between the home page and this one, the outer first. */
  readonly above?: readonly LinkItem[] | undefined
  /** What the page is about, in the words of schema.org. */
  readonly about?: readonly StructuredData[] | undefined
}

/** The result of a loader: the page, a redirect, "not found", or "not available now". */
export type Loaded<Data> =
  | {
      readonly kind: 'page'
      readonly data: Data
      readonly meta: PageMeta
      /** Off if the page's main content could not be read now: such a page is not cached for other visitors. Default: true. */
      readonly isWhole?: boolean | undefined
    }
  /** 301: the page has moved. 302: only for this visitor and now, so not to be cached. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }

/** Loads a page: its content and its metadata. Never rejects for a back end's failure. */
export type PageLoader<Data> = (context: LoaderContext) => Promise<Loaded<Data>>

/** The outcome of a page without its main part. */
export const without = (error: ApiError): Loaded<never> =>
  error.kind === 'not-found' ? { kind: 'missing' } : { kind: 'failed' }

/** A page whose main part is `result`. Without the main part there is no page. */
export const fromResult = async <Value, Data>(
  result: Result<Value>,
  choose: (value: Value) => Loaded<Data> | Promise<Loaded<Data>>,
): Promise<Loaded<Data>> => (result.error ? without(result.error) : choose(result.data))

/** The words of a text, whatever its language. */
export const wordsOf = (text: Localizable): string => (typeof text === 'string' ? text : text.text)
