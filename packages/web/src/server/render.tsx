import { renderToString } from 'react-dom/server'
import { App } from '../app/app.tsx'
import { loadPageComponent } from '../app/page-view.ts'
import type { DocumentState } from '../app/page-state.ts'
import { loadMessages, messageModules } from '../client/load-messages.ts'
import { pageModules } from '../pages/modules.ts'
import type { Assets } from './assets.ts'
import { writeDocument } from './document.ts'

/** Renders a document. Rejects when a component fails; then there is no page to send. */
export const renderDocument = async (state: DocumentState, location: string, assets: Assets): Promise<string> => {
  const module = pageModules[state.page.content.kind]
  const [Component, messages] = await Promise.all([loadPageComponent(state.page), loadMessages(state.locale)])
  const first = { location, state: state.page, Component }
  const markup = renderToString(<App state={state} messages={messages} first={first} ssrPath={location} />)
  return writeDocument({ state, markup, assets, files: [module.file, messageModules[state.locale].file] })
}
