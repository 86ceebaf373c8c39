import { renderToString } from 'react-dom/server'
import { App } from '../../boot/app.tsx'
import { loadPageComponent } from '../../features/pages.ts'
import type { DocumentState } from '../../navigation/page-state.ts'
import { turn } from '../turn.ts'
import type { Assets } from './assets.ts'
import { chunkKey } from './assets.ts'
import { catalogues } from './messages.ts'
import { preloadHeader } from './preloads.ts'
import type { StateJson } from './template.ts'
import { writeDocument } from './template.ts'

/** A document as it is sent. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** What its `Link` header says, see preloadHeader. */
  readonly link: string
}

/** What a document is rendered with, beside its state. */
export interface RenderOptions {
  /** Path and query. */
  readonly location: string
  readonly assets: Assets
  /** Origins that pictures may come from. */
  readonly pictureOrigins: readonly string[]
}

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (
  state: DocumentState,
  json: StateJson,
  { location, assets, pictureOrigins }: RenderOptions,
): Promise<RenderedDocument> => {
  const { page, locale } = state
  const first = {
    location,
    state: page,
    intl: catalogues[locale].intl,
    Component: await loadPageComponent(page.content.kind),
  }
  await turn()
  const markup = renderToString(<App state={state} first={first} />)
  const files = [chunkKey(page.content.kind)]
  const shown = pictureOrigins.filter((origin) => markup.includes(`${origin}/`))
  return { bytes: writeDocument({ state, json, markup, assets, files }), link: preloadHeader(assets, files, shown) }
}
