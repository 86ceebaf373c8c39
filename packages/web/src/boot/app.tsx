import { awaitingScriptsAttribute, NavigationProgress } from '@hospital/ui'
import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { RawIntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { ErrorPage } from '../features/error-page.tsx'
import { FooterNewsletter } from '../features/newsletter/footer-newsletter.tsx'
import { useSiteSearch } from '../features/search/use-site-search.tsx'
import type { LoadedPage } from '../navigation/fetch-page.ts'
import type { DocumentState, PageState } from '../navigation/page-state.ts'
import { PageView } from '../navigation/page-view.tsx'
import { navigatingAtom, usePages } from '../navigation/use-pages.ts'
import { useDrafts } from '../session/use-drafts.ts'
import { ErrorBoundary } from '../shared/error-boundary.tsx'
import { ShellContext } from '../shell/shell-context.ts'
import { Shell } from '../shell/shell.tsx'
import { SiteFooter } from '../shell/site-footer.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import { layOutBelowFold } from './lay-out-below-fold.ts'

/** The input for rendering a document. */
export interface AppProps {
  readonly state: DocumentState
  readonly first: LoadedPage
  /** Renders without header and footer; only for a server that already has their markup. */
  readonly isBare?: boolean | undefined
}

/** The whole site as one component: the same on the server and in the browser. */
export const App = ({ state, first, isBare }: AppProps): ReactElement => (
  <ShellContext value={state.shell}>
    <Provider>
      <Router ssrPath={first.location}>
        <Site first={first} isBare={isBare} />
      </Router>
    </Provider>
  </ShellContext>
)

/**
 * Marks the document when the shell and the top of the page are hydrated, for tests and measurements, and starts the work that waited for
 * that. See HydrateLater for the rest.
 */
const useHydrationMark = (): void =>
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.documentElement.removeAttribute(awaitingScriptsAttribute)
    layOutBelowFold()
  }, [])

const Site = ({ first, isBare }: Omit<AppProps, 'state'>): ReactElement => {
  // Browsers always render both, so they need no code for the choice.
  const isFramed = !import.meta.env.SSR || !isBare
  useHydrationMark()
  const { page, aroundNavigation } = usePages(first)
  const { Component, state, location, intl } = page
  useDrafts(location)
  return (
    <RawIntlProvider value={intl}>
      <Router aroundNav={aroundNavigation}>
        <Progress />
        <ErrorBoundary page={location} fallback={<ErrorPage />}>
          <Shell
            header={isFramed && <SearchableHeader languages={state.languages} />}
            footer={
              isFramed && (
                <SiteFooter>
                  <FooterNewsletter page={state.content.kind} />
                </SiteFooter>
              )
            }
            location={location}
            trail={state.trail}
          >
            <ErrorBoundary page={location} fallback={<ErrorPage />}>
              <PageView Component={Component} state={state} />
            </ErrorBoundary>
          </Shell>
        </ErrorBoundary>
      </Router>
    </RawIntlProvider>
  )
}

const SearchableHeader = ({ languages }: Pick<PageState, 'languages'>): ReactElement => (
  <SiteHeader languages={languages} search={useSiteSearch()} />
)

const Progress = (): ReactElement => <NavigationProgress active={useAtomValue(navigatingAtom)} />
