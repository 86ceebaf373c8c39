import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { timeZone } from '../lib/format-time.ts'
import { isLocale } from '../lib/locale.ts'
import { uiMessages } from '../messages/index.ts'
import { gutter } from './gutter.css.ts'
import './text-spacing.css.ts'
import '../theme/index.ts'

/** Renders a story in the language of the toolbar, with `lang` on the document as a page would have. */
export const withLocale: Decorator = (Story, { globals }) => {
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'id'
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <IntlProvider locale={locale} defaultLocale="id" timeZone={timeZone} messages={uiMessages[locale]}>
      <Story />
    </IntlProvider>
  )
}

/** Adds the page's gutter around a component, unless it is meant to reach the edges (`layout: 'fullscreen'`). */
export const withGutter: Decorator = (Story, { parameters }) =>
  parameters['layout'] === 'fullscreen' ? (
    <Story />
  ) : (
    <div className={gutter}>
      <Story />
    </div>
  )

/** Increases line, letter and word spacing, as some people need it. */
export const withTextSpacing: Decorator = (Story, { globals }) => {
  const spacing = String(globals['textSpacing'] ?? 'normal')
  useLayoutEffect(() => {
    document.documentElement.dataset['textSpacing'] = spacing
  }, [spacing])
  return <Story />
}

/** Sets the toolbar's theme on the document. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'light')
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <Story />
}
