import { renderToString } from 'react-dom/server'
import { App } from '../../boot/app.tsx'
import { PlainApp } from '../../boot/plain-app.tsx'
import { loadPageComponent } from '../../features/pages.ts'
import type { LoadedPage } from '../../navigation/fetch-page.ts'
import type { DocumentState } from '../../navigation/page-state.ts'
import { yieldToResume } from '../yielding-queue.ts'
import type { Assets } from './assets.ts'
import { chunkKey } from './assets.ts'
import { renderFramed } from './frame.tsx'
import { catalogues } from './messages.ts'
import { preloadHeader } from './preloads.ts'
import type { StateJson } from './template.ts'
import { writeDocument, writePlainDocument } from './template.ts'

/** A rendered document. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The value of its `Link` header, see preloadHeader. */
  readonly link: string
}

/** The options of rendering, beside the document's state. */
export interface RenderOptions {
  /** Path and query. */
  readonly location: string
  readonly assets: Assets
  /** Origins that pictures may come from. */
  readonly pictureOrigins: readonly string[]
  /** Whether the page is made for each request at one of few addresses: its shell is then rendered once. */
  readonly isFramed: boolean
}

const firstOf = async ({ page, locale }: DocumentState, location: string): Promise<LoadedPage> => ({
  location,
  state: page,
  intl: catalogues[locale].intl,
  Component: await loadPageComponent(page.content.kind),
})

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (
  state: DocumentState,
  json: StateJson,
  { location, assets, pictureOrigins, isFramed }: RenderOptions,
): Promise<RenderedDocument> => {
  const first = await firstOf(state, location)
  await yieldToResume()
  const markup = isFramed ? renderFramed(state, first, json.shell) : renderToString(<App state={state} first={first} />)
  const files = [chunkKey(state.page.content.kind)]
  const shown = pictureOrigins.filter((origin) => markup.includes(`${origin}/`))
  return { bytes: writeDocument({ state, json, markup, assets, files }), link: preloadHeader(assets, files, shown) }
}

/** Renders a document without script, menus and footer, which costs half as much. Rejects as `renderDocument` does. */
export const renderPlainDocument = async (
  state: DocumentState,
  { location, assets }: Pick<RenderOptions, 'location' | 'assets'>,
): Promise<RenderedDocument> => {
  const first = await firstOf(state, location)
  await yieldToResume()
  const markup = renderToString(<PlainApp state={state} first={first} />)
  const files = [chunkKey(state.page.content.kind)]
  return { bytes: writePlainDocument({ state, markup, assets, files }), link: '' }
}
