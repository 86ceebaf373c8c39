import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import type { DocumentState } from '../app/page-state.ts'
import { loadPageComponent } from '../app/page-view.ts'
import type { Assets } from './assets.ts'
import { catalogues } from './catalogue.ts'
import { writeDocument } from './document.ts'
import { pageFiles } from './page-files.ts'

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (state: DocumentState, location: string, assets: Assets): Promise<string> => {
  const { intl } = catalogues[state.locale]
  const first = { location, state: state.page, intl, Component: await loadPageComponent(state.page) }
  const markup = renderToString(<App state={state} first={first} ssrPath={location} />)
  return writeDocument({ state, markup, assets, files: [pageFiles[state.page.content.kind]] })
}
