/// <reference types="vite/types/importMeta.d.ts" />
import { awaitingScriptsAttribute } from '@hospital/ui'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepare } from '../navigation/fetch-page.ts'
import type { DocumentState } from '../navigation/page-state.ts'
import { reloadOnce } from '../navigation/reload.ts'
import { shareScrollRestoration } from '../navigation/scroll.ts'
import { learnServerTime } from '../shared/server-clock.ts'
import { App } from './app.tsx'
import { documentStateId, inlineStyleAttribute, rootId } from './document-ids.ts'
import { registerWorker } from './offline/register.ts'
import { followTranslation } from './translated-texts.ts'

/**
 * The bundler's loader fetches the style sheet of a chunk unless the document links to it. Inline styles get such a link, so that they are
 * not fetched again.
 */
export const markInlineStyles = (): void =>
  document.querySelectorAll(`style[${inlineStyleAttribute}]`).forEach((style) => {
    const href = style.getAttribute(inlineStyleAttribute) ?? ''
    // The browser does not load a disabled link.
    style.after(Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }))
  })

/** Running the modules and hydrating are two tasks: input between them does not have to wait for both. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Takes over from the server's markup. The module has no top-level `await`, since the page's chunk may need this module to be complete. */
const start = async (root: HTMLElement, stateText: string): Promise<void> => {
  // The server wrote the state from this type.
  const state = JSON.parse(stateText) as DocumentState
  if (state.now !== undefined) learnServerTime(state.now)
  const first = await prepare(`${window.location.pathname}${window.location.search}`, state.page, state.locale, {})
  shareScrollRestoration()
  followTranslation()
  await nextTask()
  startTransition(() => {
    hydrateRoot(root, <App state={state} first={first} />)
  })
}

const root = document.getElementById(rootId)
const stateElement = document.getElementById(documentStateId)
markInlineStyles()
// In development the file does not exist, and nothing should be cached.
if (import.meta.env.PROD) registerWorker()
if (root && stateElement) {
  document.documentElement.setAttribute(awaitingScriptsAttribute, 'here')
  start(root, stateElement.textContent).catch(() => {
    document.documentElement.removeAttribute(awaitingScriptsAttribute)
    reloadOnce()
  })
}
