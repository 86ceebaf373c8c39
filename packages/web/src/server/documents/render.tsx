import { renderToString } from 'react-dom/server'
import { App } from '../../app/app.tsx'
import type { DocumentState, SentPage } from '../../app/page-state.ts'
import { loadPageComponent } from '../../app/page-view.ts'
import type { PageComponent } from '../../app/page-view.ts'
import type { Assets } from './assets.ts'
import { catalogues } from './messages.ts'
import { cutAtName, writeDocument, writeDocumentAround } from './template.ts'
import type { NamelessFrame, SharedParts, StateJson } from './template.ts'
import { pageFiles } from './page-files.ts'
import { preloadHeader } from './preloads.ts'

/** A rendered page without anything of the visitor that it was rendered for. */
export interface SharedPage {
  readonly page: SentPage
  /** What its answer's `Link` header says, see preloadHeader. */
  readonly link: string
  readonly parts: SharedParts
  /** Frames for those who are logged in, by all that they show but the name. */
  readonly frames: Map<string, NamelessFrame>
}

const markupOf = (state: DocumentState, location: string, Component: PageComponent): string =>
  renderToString(<App state={state} first={{ location, state: state.page, intl: catalogues[state.locale].intl, Component }} ssrPath={location} />)

/** A document, and what of it others may be sent too. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly shared: SharedPage
}

/** Where a document comes from, and what it is told of the world around it. */
interface Surroundings {
  /** Path and query. */
  readonly location: string
  readonly assets: Assets
  /** Origins that pictures may come from. */
  readonly pictureOrigins: readonly string[]
}

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (state: DocumentState, json: StateJson, { location, assets, pictureOrigins }: Surroundings): Promise<RenderedDocument> => {
  const markup = markupOf(state, location, await loadPageComponent(state.page))
  const files = [pageFiles[state.page.content.kind]]
  const { bytes, parts } = writeDocument({ state, json, markup, assets, files })
  return { bytes, shared: { page: state.page, link: preloadHeader(assets, files, pictureOrigins.filter((origin) => markup.includes(`${origin}/`))), parts, frames: new Map() } }
}

const Nothing: PageComponent = () => null

/** Stands in a frame for the name of whoever is logged in. Nothing that a page shows can hold it. */
const standIn = `name-${crypto.randomUUID()}`

/** Of one page: for women, men, companies and those who are not logged in. Further ones are of menus that have changed since. */
const frameLimit = 4

/**
 * The document of a page for one visitor: their own frame around what is the same for everybody. What stands inside of
 * `main` depends neither on the frame's state nor on its markup: React's ids come from a component's place in the tree.
 * The frame is rendered for a name that nobody has, and kept like that; what is kept holds nothing of the visitor.
 */
export const renderAround = ({ page, parts, frames }: SharedPage, { locale, shell }: Pick<DocumentState, 'locale' | 'shell'>, location: string): Uint8Array<ArrayBuffer> => {
  const nameless = { ...shell, account: shell.account && { ...shell.account, id: 0, name: standIn } }
  const shown = JSON.stringify(nameless)
  const known = frames.get(shown)
  const frame = known ?? cutAtName(markupOf({ locale, shell: nameless, page }, location, Nothing), standIn)
  if (!known && frames.size >= frameLimit) frames.clear()
  frames.set(shown, frame)
  return writeDocumentAround(parts, frame, { locale, shell })
}
