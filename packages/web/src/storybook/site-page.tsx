import type { Fault, FaultKind } from '@hospital/mocks'
import { companyRoutes, hospitalCareRoutes, memberRoutes } from '@hospital/sdk/contracts'
import { LinkProvider, locales } from '@hospital/ui'
import type { AnchorProps, Locale } from '@hospital/ui'
import { createStore, Provider } from 'jotai'
import type { ReactElement } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { fetchOn } from '../../../ui/src/storybook/network.tsx'
import type { PageComponent } from '../features/page-files.ts'
import { loadPageComponent } from '../features/pages.ts'
import type { PageState } from '../navigation/page-state.ts'
import { PageView } from '../navigation/page-view.tsx'
import { publicDataOf } from '../personal-data/personal-data.ts'
import { localizedPath } from '../routes/href.ts'
import { matchPath } from '../routes/match.ts'
import { loadPageState, substitutePage } from '../server/documents/page-state.ts'
import { sessionAtom } from '../session/visitor-session.ts'
import { loadShell } from '../shell/load-shell.ts'
import type { ShellData } from '../shell/load-shell.ts'
import { ShellContext } from '../shell/shell-context.ts'
import { siteContexts } from '../testing/site-context.ts'
import { setMockFaults, startMockBackEnds } from './mock-back-ends.ts'
import { SiteMessages } from './site-messages.tsx'
import { storySession } from './story-session.ts'

/**
 * What goes wrong, by the name of the operation or document. A kind of fault meets the page's loader; an operation of the member API,
 * of the company API or of a hospital's own has it in the browser as well; `listLabResults@RS02` is that of one hospital. A delay, or messages by field, are for the browser's calls.
 */
type Faults = Readonly<Record<string, FaultKind | Fault>>

const isBrowserOperation = (name: string) => name in memberRoutes || name in hospitalCareRoutes || name in companyRoutes

/** The faults that the page's own calls meet. The others stay off the switches: pages of documentation show several stories at once. */
const browserFaults = (faults: Faults) =>
  Object.entries(faults)
    .filter(([name]) => isBrowserOperation(name.replace(/@.*/, '')))
    .map(([name, fault]): [string, Fault] => [name, typeof fault === 'string' ? { kind: fault } : fault])

/** A page as it came from its own loader. */
interface Visit {
  readonly address: string
  readonly shell: ShellData
  readonly state: PageState
  /** Holds the session of the toolbar's person. */
  readonly store: ReturnType<typeof createStore>
  readonly Component: PageComponent
}

interface StorySite {
  readonly globals: Readonly<Record<string, unknown>>
}

const visit = async (
  path: string,
  faults: Faults,
  { locale, network, person }: { readonly locale: Locale; readonly network: unknown; readonly person: unknown },
): Promise<Visit> => {
  await startMockBackEnds()
  const store = createStore()
  const session = await storySession(person)
  store.set(sessionAtom, session.visitor)
  // A slow network is waited for: what a server would do about it is not what is looked at.
  const contextOf = siteContexts(window.location.origin, () => new Date(), { fetch: fetchOn(network) })
  const address = localizedPath(path, locale)
  const loader = contextOf(
    address,
    Object.entries(faults)
      .flatMap(([name, fault]) => (typeof fault === 'string' ? `${name}=${fault}` : []))
      .join(),
  )
  const context = { ...loader, session: session.server }
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

/**
 * Loads a story's page by the page's own loader, in the language, on the network and with the person of the toolbar; a story names
 * its person by `globals`. Faults end with the story.
 */
export const visiting = (path: string, faults: Faults = {}) => ({
  loaders: [
    async ({ globals }: StorySite) => ({
      visit: await visit(path, faults, {
        locale: globals['locale'] === 'en' ? 'en' : 'id',
        network: globals['network'],
        person: globals['person'],
      }),
    }),
  ],
  beforeEach: () => {
    // What an earlier story has read would hide the faults of this one.
    for (const locale of locales) publicDataOf(locale).queries.clear()
    return setMockFaults(browserFaults(faults))
  },
})

/** Links of a story lead nowhere: it stays where it is. */
const StoryLink = ({ href, children, ...rest }: AnchorProps): ReactElement => (
  <a href={href} {...rest} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
)

/** A page of the site, without header and footer. */
const SitePage = ({ visit: { address, shell, state, store, Component } }: { readonly visit: Visit }): ReactElement => {
  const { hook, searchHook } = memoryLocation({ path: address, static: true })
  return (
    <SiteMessages>
      <ShellContext value={shell}>
        <Provider store={store}>
          <Router hook={hook} searchHook={searchHook}>
            <LinkProvider component={StoryLink}>
              <main>
                <PageView Component={Component} state={state} />
              </main>
            </LinkProvider>
          </Router>
        </Provider>
      </ShellContext>
    </SiteMessages>
  )
}

/** What replaces a part of a page that could not be loaded, in both languages. */
export const partFailed = /^(Bagian ini belum dapat ditampilkan|This part cannot be shown right now)$/

/** The title of a page that could not be loaded, in both languages. */
export const errorTitle = /^(Halaman ini belum dapat ditampilkan|This page cannot be shown just now)$/

/** What the stories of every page have in common. */
export const pageStories = {
  parameters: { layout: 'fullscreen' },
  render: (_args: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <SitePage visit={(loaded as { readonly visit: Visit }).visit} />
  ),
}
