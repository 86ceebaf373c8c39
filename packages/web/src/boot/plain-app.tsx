import { Provider } from 'jotai'
import type { ReactElement } from 'react'
import { RawIntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { PageView } from '../navigation/page-view.tsx'
import { PlainShell } from '../shell/plain-shell.tsx'
import { ShellContext } from '../shell/shell-context.ts'
import type { AppProps } from './app.tsx'

/** A page that answers a form sent without script. Nothing of it is hydrated. */
export const PlainApp = ({ state, first: { Component, location, intl } }: AppProps): ReactElement => (
  <ShellContext value={state.shell}>
    <Provider>
      <Router ssrPath={location}>
        <RawIntlProvider value={intl}>
          <PlainShell languages={state.page.languages} location={location}>
            <PageView Component={Component} state={state.page} />
          </PlainShell>
        </RawIntlProvider>
      </Router>
    </Provider>
  </ShellContext>
)
