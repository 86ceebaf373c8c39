import {
  awaitingScriptsAttribute,
  firstViewAttribute,
  mobileMenuId,
  visitorAttribute,
  visitorNameProperty,
} from '@hospital/ui'
import { layerOrder } from '@hospital/ui/layers'
import { documentStateId, inlineStyleAttribute, rootId } from '../../boot/document-ids.ts'
import type { SentMessages } from '../../i18n/expand.ts'
import { entryId } from '../../navigation/build.ts'
import type { DocumentState, Head, SentPage } from '../../navigation/page-state.ts'
import { sessionCookies } from '../../session/session-cookies.ts'
import { cacheByAnswer } from '../../shared/loading/cache-by-answer.ts'
import { localeDataPolicy } from '../http/headers.ts'
import { localeCookie } from '../http/locale.ts'
import type { Assets } from './assets.ts'
import { preloadTags } from './preloads.ts'

// The same escapes as React's.
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text as React does in elements and attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** JSON that cannot end the element that contains it. */
const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`

const headMarkup = (head: Head, about: string, locale: string): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="robots" content="${head.indexed ? 'index, follow' : 'noindex'}">`,
    `<link rel="canonical" href="${escapeHtml(head.url)}">`,
    ...head.alternates.map(
      ({ locale: language, url }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
    ),
    ...head.alternates
      .filter(({ locale: language }) => language === 'id')
      .map(({ url }) => `<link rel="alternate" hreflang="x-default" href="${escapeHtml(url)}">`),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.url),
    property('og:type', head.type),
    property('og:locale', locale === 'id' ? 'id_ID' : 'en_US'),
    property('og:image', head.image),
    ...(about === '' ? [] : [`<script type="application/ld+json">${about}</script>`]),
  ].join('')

/** A document's state as JSON: the start state of React, and the structured data for search engines, which has its own element. */
export interface StateJson {
  readonly shell: string
  /** The page without its messages, which depend on its kind and language only. */
  readonly page: string
  readonly about: string
}

/** The JSON of messages: two thirds of a state, and the same on all pages of a kind. */
const messagesJson = cacheByAnswer((messages: SentMessages) => Buffer.from(embeddedJson(messages)))

/** The JSON of a page, without its messages. */
const pageJson = (page: SentPage): string =>
  embeddedJson({ ...page, messages: undefined, head: { ...page.head, about: [] } })

/** Makes the JSON of a document's state. */
export const stateJson = ({ shell, page }: DocumentState): StateJson => ({
  shell: embeddedJson(shell),
  page: pageJson(page),
  about:
    page.head.about.length === 0 ? '' : embeddedJson({ '@context': 'https://schema.org', '@graph': page.head.about }),
})

/** The parts of a document without script. */
export interface PlainDocumentInput {
  readonly state: DocumentState
  /** The site as React rendered it. */
  readonly markup: string
  readonly assets: Assets
  /** Source files whose scripts and styles the page needs at once. */
  readonly files: readonly string[]
}

/** The parts of a document. */
export interface DocumentInput extends PlainDocumentInput {
  readonly json: StateJson
}

/** The one inline script of a document, with the names that it needs: see boot/early.ts. */
const earlyScript = ({ worker, text }: NonNullable<Assets['early']>): string => {
  const names = {
    worker,
    policy: localeDataPolicy,
    awaiting: awaitingScriptsAttribute,
    visitor: visitorAttribute,
    name: visitorNameProperty,
    member: sessionCookies.member,
    company: sessionCookies.company,
    locale: localeCookie,
  }
  return `<script ${Object.entries(names)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')}>${text}</script>`
}

/**
 * Delays the first paint until the header's last part is there. The menu is at the end of a line, and moved by 0.02 of the window when a
 * document came in two pieces. The header is within the first 14 kB, which browsers get at once.
 */
const paintWithHeader = `<link rel="expect" href="#${mobileMenuId}" blocking="render">`

const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'

/** The styles of a page. */
const styleTags = ({ assets, files }: PlainDocumentInput): string =>
  assets
    .stylesOf(files)
    .map(({ href, text }) => `<style ${inlineStyleAttribute}="${href}">${text}</style>`)
    .join('')

/** The end of the head, and the beginning of the body. */
const metadata = ({ state }: PlainDocumentInput, about: string): string =>
  [
    headMarkup(state.page.head, about, state.locale),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#005a5c"></head>',
    `<body><div id="${rootId}">`,
  ].join('')

/** The head of a page without its metadata: half of a document, and the same for all pages of a kind. */
const headOf = (input: DocumentInput): string => {
  const { state, assets, files } = input
  return [
    `<!doctype html><html lang="${state.locale}" ${firstViewAttribute}><head><meta charset="utf-8">`,
    viewport,
    paintWithHeader,
    assets.early ? earlyScript(assets.early) : '',
    // The layer order precedes all styles. The development head precedes all modules.
    `<style>${layerOrder}</style>`,
    assets.developmentHead ?? '',
    preloadTags(assets, files),
    assets.traced ? `<script type="module" src="${assets.traced}"></script>` : '',
    `<script type="module" fetchpriority="low" src="${assets.entry}" id="${entryId}"></script>`,
    styleTags(input),
  ].join('')
}

const heads = new WeakMap<Assets, Map<string, Buffer>>()

/** The bytes of the head, made once for each kind of page of a build. */
const headBytes = (input: DocumentInput): Buffer => {
  const { state, assets, files } = input
  const known = heads.get(assets) ?? new Map<string, Buffer>()
  heads.set(assets, known)
  const key = [state.locale, ...files].join()
  const bytes = known.get(key) ?? Buffer.from(headOf(input))
  known.set(key, bytes)
  return bytes
}

/** Writes the whole HTML document. It has no `style=` attribute, and no script or style that the policy does not name. */
export const writeDocument = (input: DocumentInput): Uint8Array<ArrayBuffer> => {
  const { state, json, markup } = input
  const now = state.now === undefined ? '' : `"now":${state.now},`
  const stateText = `{"locale":"${state.locale}",${now}"shell":${json.shell},"page":${json.page.slice(0, -1)},"messages":`
  const body = `${metadata(input, json.about)}${markup}</div><script type="application/json" id="${documentStateId}">${stateText}`
  const end = '}}</script></body></html>'
  return Buffer.concat([headBytes(input), Buffer.from(body), messagesJson(state.page.messages), Buffer.from(end)])
}

/** Writes an HTML document without script and state, for a visitor without script. */
export const writePlainDocument = (input: PlainDocumentInput): Uint8Array<ArrayBuffer> => {
  const { state, assets, markup } = input
  const start = `<!doctype html><html lang="${state.locale}"><head><meta charset="utf-8">${viewport}`
  const styles = `<style>${layerOrder}</style>${assets.developmentHead ?? ''}${styleTags(input)}${metadata(input, '')}`
  return Buffer.from(`${start}${styles}${markup}</div></body></html>`)
}
