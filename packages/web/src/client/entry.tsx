import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from '../app/app.tsx'
import { documentStateId, rootId } from '../app/document-ids.ts'
import type { DocumentState } from '../app/page-state.ts'
import { loadPageComponent } from '../app/page-view.ts'
import { loadMessages } from './load-messages.ts'

const root = document.getElementById(rootId)
const stateElement = document.getElementById(documentStateId)

if (root && stateElement) {
  // The server wrote it, from the type that is named here.
  const state = JSON.parse(stateElement.textContent) as DocumentState
  const [messages, Component] = await Promise.all([
    loadMessages(state.locale),
    loadPageComponent(state.page),
  ])
  const first = { location: `${window.location.pathname}${window.location.search}`, state: state.page, Component }
  history.scrollRestoration = 'manual'
  startTransition(() => {
    hydrateRoot(root, <App state={state} messages={messages} first={first} />)
  })
}
