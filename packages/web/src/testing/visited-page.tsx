import { memoryStorage } from '@hospital/sdk/session'
import { LinkProvider } from '@hospital/ui'
import type { AnchorProps, Locale } from '@hospital/ui'
import { createStore, Provider } from 'jotai'
import type { ReactElement } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { PageComponent } from '../features/page-files.ts'
import { loadPageComponent } from '../features/pages.ts'
import type { PageState } from '../navigation/page-state.ts'
import { PageView } from '../navigation/page-view.tsx'
import { localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { loadPageState, substitutePage } from '../server/documents/page-state.ts'
import { siteSession } from '../session/site-session.ts'
import type { PageStore } from '../session/site-session.ts'
import { loadShell } from '../shell/load-shell.ts'
import type { ShellData } from '../shell/load-shell.ts'
import { ShellContext } from '../shell/shell-context.ts'
import type { PersonSession } from './person-session.ts'
import { siteContexts } from './site-context.ts'

/** A page with the data of its own loader. */
export interface Visit {
  readonly address: string
  readonly shell: ShellData
  readonly state: PageState
  /** Contains the session of the visitor. */
  readonly store: PageStore
  readonly Component: PageComponent
}

interface Visitor {
  readonly locale: Locale
  readonly session: PersonSession
  /** The faults for the page's loader: the value of the query parameter `__fault`. */
  readonly faults?: string
  /** The loader's `fetch` for the CMS. */
  readonly fetch: typeof globalThis.fetch
}

/** Gives a page the session of a person; no other page has this session. */
const keepSession = async (store: PageStore, { stored }: PersonSession): Promise<void> => {
  if (stored === undefined) return
  const storage = memoryStorage()
  await storage.write(stored)
  await siteSession(store, storage).ready
}

/** Loads a page by its own loader. `path` is its Indonesian address. */
export const visitPage = async (path: string, { locale, session, faults, fetch }: Visitor): Promise<Visit> => {
  const store = createStore()
  await keepSession(store, session)
  const contextOf = siteContexts(window.location.origin, () => new Date(), { fetch })
  const address = localizedPath(path, locale)
  const context = { ...contextOf(address, faults), session: session.server }
  const { pathname, search } = new URL(address, context.origin)
  const match = matchPath(pathname)
  if (!match) throw new Error(`${address} is no page`)
  const [shell, loaded] = await Promise.all([
    loadShell(context),
    loadPageState(match, { path: pathname, search }, context),
  ])
  if (loaded.kind === 'redirect') throw new Error(`${address} is at ${loaded.to}`)
  const state =
    loaded.kind === 'page' ? loaded.page : substitutePage(loaded.kind === 'failed' ? 'error' : 'not-found', context)
  return { address, shell, state, store, Component: await loadPageComponent(state.content.kind) }
}

/** Links do nothing: the page stays. */
const DeadLink = ({ href, children, ...rest }: AnchorProps): ReactElement => (
  <a href={href} {...rest} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
)

/** A page of the site, without header and footer. The caller provides the site's messages. */
export const VisitedPage = ({
  visit: { address, shell, state, store, Component },
}: {
  readonly visit: Visit
}): ReactElement => {
  const { hook, searchHook } = memoryLocation({ path: address, static: true })
  return (
    <ShellContext value={shell}>
      <Provider store={store}>
        <Router hook={hook} searchHook={searchHook}>
          <LinkProvider component={DeadLink}>
            <main>
              <PageView Component={Component} state={state} />
            </main>
          </LinkProvider>
        </Router>
      </Provider>
    </ShellContext>
  )
}
