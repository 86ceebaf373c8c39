import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import type { DocumentState, SentPage } from '../app/page-state.ts'
import { loadPageComponent } from '../app/page-view.ts'
import type { PageComponent } from '../app/page-view.ts'
import type { Assets } from './assets.ts'
import { catalogues } from './catalogue.ts'
import { writeDocument, writeDocumentAround } from './document.ts'
import type { SharedParts, StateJson } from './document.ts'
import { pageFiles } from './page-files.ts'

/** A rendered page without anything of the visitor that it was rendered for. */
export interface SharedPage {
  readonly page: SentPage
  readonly parts: SharedParts
}

const markupOf = (state: DocumentState, location: string, Component: PageComponent): string =>
  renderToString(<App state={state} first={{ location, state: state.page, intl: catalogues[state.locale].intl, Component }} ssrPath={location} />)

/** A document, and what of it others may be sent too. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly shared: SharedPage
}

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (state: DocumentState, json: StateJson, location: string, assets: Assets): Promise<RenderedDocument> => {
  const markup = markupOf(state, location, await loadPageComponent(state.page))
  const { bytes, parts } = writeDocument({ state, json, markup, assets, files: [pageFiles[state.page.content.kind]] })
  return { bytes, shared: { page: state.page, parts } }
}

const Nothing: PageComponent = () => null

/**
 * Renders the frame of a page for one visitor, around what is the same for everybody. What stands inside of `main`
 * depends neither on the frame's state nor on its markup: React's ids come from a component's place in the tree.
 */
export const renderAround = ({ page, parts }: SharedPage, { locale, shell }: Pick<DocumentState, 'locale' | 'shell'>, location: string): Uint8Array<ArrayBuffer> =>
  writeDocumentAround(parts, markupOf({ locale, shell, page }, location, Nothing), { locale, shell })
