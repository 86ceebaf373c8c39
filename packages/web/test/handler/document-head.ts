import { defaultTreeAdapter, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The metadata of a document for search engines and link previews. */
export interface DocumentHead {
  readonly title: string
  /** The content of `meta` elements, by name or property. */
  readonly meta: ReadonlyMap<string, string>
  readonly canonical: string | undefined
  /** Addresses by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>
  /** The things of its JSON-LD. */
  readonly things: readonly Readonly<Record<string, unknown>>[]
  /** The words of the visible breadcrumbs, from the home page to the page itself. */
  readonly trail: readonly string[]
}

const elementsIn = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child, ...elementsIn(child)] : []))

const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) =>
      defaultTreeAdapter.isTextNode(child) ? child.value : defaultTreeAdapter.isElementNode(child) ? textOf(child) : '',
    )
    .join('')

const attribute = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.find((entry) => entry.name === name)?.value

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads a document as a search engine does, without running scripts. */
export const readHead = (html: string): DocumentHead => {
  const elements = elementsIn(parse(html))
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const linked = (rel: string) => named('link').filter((element) => attribute(element, 'rel') === rel)
  const graphs = named('script').flatMap((element): unknown[] =>
    attribute(element, 'type') === 'application/ld+json' ? [JSON.parse(textOf(element))] : [],
  )
  const trail = named('nav').find((element) =>
    ['Lokasi halaman', 'Breadcrumbs'].includes(attribute(element, 'aria-label') ?? ''),
  )
  return {
    title: named('title')
      .filter(({ parentNode }) => parentNode?.nodeName === 'head')
      .map(textOf)
      .join('; '),
    meta: new Map(
      named('meta').map((element) => [
        attribute(element, 'name') ?? attribute(element, 'property') ?? '',
        attribute(element, 'content') ?? '',
      ]),
    ),
    canonical: linked('canonical')
      .map((element) => attribute(element, 'href'))
      .join('; '),
    alternates: Object.fromEntries(
      linked('alternate').map((element) => [attribute(element, 'hreflang') ?? '', attribute(element, 'href') ?? '']),
    ),
    things: graphs.flatMap((graph) =>
      isRecord(graph) && Array.isArray(graph['@graph']) ? graph['@graph'].filter(isRecord) : [],
    ),
    trail: trail
      ? elementsIn(trail)
          .filter(({ tagName }) => tagName === 'li')
          .map(textOf)
      : [],
  }
}
