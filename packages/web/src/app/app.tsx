import { awaitingScriptsAttribute, NavigationProgress } from '@hospital/ui'
import { Provider, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { RawIntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { ErrorPage } from '../pages/error.tsx'
import { navigatingAtom } from '../state/navigation.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { layOutFarParts } from './lay-out-far-parts.ts'
import type { LoadedPage } from './load-page.ts'
import type { DocumentState } from './page-state.ts'
import { pageView } from './page-view.ts'
import { ShellContext } from './shell-context.ts'
import { useDrafts } from './use-drafts.ts'
import { usePages } from './use-pages.ts'

interface AppProps {
  readonly state: DocumentState
  readonly first: LoadedPage
  /** The address on the server, where there is no window to ask. */
  readonly ssrPath?: string
}

/** The whole site as one component: the same on the server and in the browser. */
export const App = ({ state, first, ssrPath }: AppProps): ReactElement => (
  <ShellContext value={state.shell}>
    <Provider>
      <Router {...(ssrPath !== undefined && { ssrPath })}>
        <Site shell={state.shell} first={first} />
      </Router>
    </Provider>
  </ShellContext>
)

/**
 * Marks the document when the frame and the top of the page are at work, for tests and measurements, and lets come what
 * gave way to that. See HydrateLater for the rest.
 */
const useHydrationMark = (): void =>
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    document.documentElement.removeAttribute(awaitingScriptsAttribute)
    layOutFarParts()
  }, [])

type SiteProps = Pick<DocumentState, 'shell'> & Pick<AppProps, 'first'>

const Site = ({ shell, first }: SiteProps): ReactElement => {
  useHydrationMark()
  const { page, aroundNavigation } = usePages(first)
  const { Component, state, location, intl } = page
  useDrafts(location)
  return (
    <RawIntlProvider value={intl}>
      <Router aroundNav={aroundNavigation}>
        <Progress />
        <ErrorBoundary page={location} fallback={<ErrorPage />}>
          <Frame shell={shell} languages={state.languages} invites={state.content.kind !== 'newsletter'}>
            <ErrorBoundary page={location} fallback={<ErrorPage />}>
              {pageView(Component, state)}
            </ErrorBoundary>
          </Frame>
        </ErrorBoundary>
      </Router>
    </RawIntlProvider>
  )
}

const Progress = (): ReactElement => <NavigationProgress active={useAtomValue(navigatingAtom)} />
