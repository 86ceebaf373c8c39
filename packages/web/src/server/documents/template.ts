import { awaitingScriptsAttribute, firstViewAttribute } from '@hospital/ui'
import { layerOrder } from '@hospital/ui/layers'
import { documentStateId, inlineStyleAttribute, rootId } from '../../app/document-ids.ts'
import type { DocumentState, Head } from '../../app/page-state.ts'
import type { Assets } from './assets.ts'
import { preloadTags } from './preloads.ts'
import { localeDataPolicy } from '../http/headers.ts'

// As React escapes texts and attributes.
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** JSON that cannot end the element that it stands in. */
const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`

const headMarkup = (head: Head, about: string, locale: string): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex'}">`,
    `<link rel="canonical" href="${escapeHtml(head.url)}">`,
    ...head.alternates.map(({ locale: language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`),
    ...head.alternates.filter(({ locale: language }) => language === 'id').map(({ url }) => `<link rel="alternate" hreflang="x-default" href="${escapeHtml(url)}">`),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.url),
    property('og:type', head.type),
    property('og:locale', locale === 'id' ? 'id_ID' : 'en_US'),
    property('og:image', head.image),
    ...(about === '' ? [] : [`<script type="application/ld+json">${about}</script>`]),
  ].join('')

/** A document's state as JSON: what is written into it, and what search engines are told, which stands elsewhere in it. */
export interface StateJson {
  readonly shell: string
  readonly page: string
  readonly about: string
}

/** Makes the JSON of a document's state. */
export const stateJson = ({ shell, page }: DocumentState): StateJson => ({
  shell: embeddedJson(shell),
  page: embeddedJson({ ...page, head: { ...page.head, about: [] } }),
  about: page.head.about.length === 0 ? '' : embeddedJson({ '@context': 'https://schema.org', '@graph': page.head.about }),
})

/** What a document is written from. */
export interface DocumentInput {
  readonly state: DocumentState
  readonly json: StateJson
  /** The site as React rendered it. */
  readonly markup: string
  readonly assets: Assets
  /** Source files whose scripts and styles are wanted at once. */
  readonly files: readonly string[]
}

/** What is the same in the document of a page for everybody, as it is written there: in UTF-8, since most of it is sent often. */
export interface SharedParts {
  /** Up to the body, and into the element that the site is rendered into. */
  readonly opening: Uint8Array
  /** What stands inside of `main`. */
  readonly main: Uint8Array
  /** The page's state, as JSON. */
  readonly page: Uint8Array
}

/** The whole HTML document, and its parts. It holds no `style=` attribute, and no script and no style that the policy does not name. */
export interface WrittenDocument {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly parts: SharedParts
}

const openingOf = ({ state, json, assets, files }: Omit<DocumentInput, 'markup'>): string =>
  [
    `<!doctype html><html lang="${state.locale}" ${firstViewAttribute}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    assets.early ? `<script data-worker="${assets.early.worker}" data-policy="${localeDataPolicy}" data-awaiting="${awaitingScriptsAttribute}">${assets.early.text}</script>` : '',
    // Before any other style; and what development adds before any module.
    `<style>${layerOrder}</style>`,
    assets.developmentHead ?? '',
    preloadTags(assets, files),
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
    ...assets.stylesOf(files).map(({ href, text }) => `<style ${inlineStyleAttribute}="${href}">${text}</style>`),
    headMarkup(state.page.head, json.about, state.locale),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#005a5c"></head>',
    `<body><div id="${rootId}">`,
  ].join('')

/** The frame's markup before and after what stands inside of `main`, and that itself. Every page has that element. */
const aroundMain = (markup: string): readonly [before: string, main: string, after: string] => {
  const start = markup.indexOf('>', markup.indexOf('<main ')) + 1
  const end = markup.indexOf('</main>', start)
  return [markup.slice(0, start), markup.slice(start, end), markup.slice(end)]
}

const stateBeforePage = (locale: string, shell: string): string =>
  `</div><script type="application/json" id="${documentStateId}">{"locale":"${locale}","shell":${shell},"page":`

const ending = '}</script></body></html>'

/** Writes a document. */
export const writeDocument = ({ markup, ...input }: DocumentInput): WrittenDocument => {
  const { state, json } = input
  const [before, inMain, after] = aroundMain(markup)
  const texts = [openingOf(input), before, inMain, `${after}${stateBeforePage(state.locale, json.shell)}`, json.page, ending]
  const pieces = texts.map((text) => Buffer.from(text))
  const bytes = Buffer.concat(pieces)
  // The parts are views of the document, which is kept as long as they are.
  let start = 0
  const [opening = bytes, , main = bytes, , page = bytes] = pieces.map(({ byteLength }) => bytes.subarray(start, (start += byteLength)))
  return { bytes, parts: { opening, main, page } }
}

/** A frame as it is written, around what stands inside of `main`: cut wherever the name of whoever is logged in stands. */
export interface NamelessFrame {
  readonly before: readonly Uint8Array[]
  readonly after: readonly Uint8Array[]
}

/** Cuts a frame's markup at `name`, which must stand there for nothing else. */
export const cutAtName = (markup: string, name: string): NamelessFrame => {
  const [before, , after] = aroundMain(markup)
  const cut = (text: string) => text.split(name).map((piece) => Buffer.from(piece))
  return { before: cut(before), after: cut(after) }
}

const joinedBy = (pieces: readonly Uint8Array[], name: Uint8Array) => pieces.flatMap((piece, index) => (index === 0 ? [piece] : [name, piece]))

/** Writes the document of a page that is known, in the frame of whoever is logged in. */
export const writeDocumentAround = (
  { opening, main, page }: SharedParts,
  { before, after }: NamelessFrame,
  { locale, shell }: Pick<DocumentState, 'locale' | 'shell'>,
): Uint8Array<ArrayBuffer> => {
  const name = Buffer.from(escapeHtml(shell.account?.name ?? ''))
  const state = Buffer.from(stateBeforePage(locale, embeddedJson(shell)))
  return Buffer.concat([opening, ...joinedBy(before, name), main, ...joinedBy(after, name), state, page, Buffer.from(ending)])
}
