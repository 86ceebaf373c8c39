import type { Locale } from '@hospital/ui'
import { createIntl } from 'react-intl'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { PageComponent } from '../features/page-files.ts'
import { loadPageComponent } from '../features/pages.ts'
import { expand, wordsOf } from '../i18n/expand.ts'
import type { Messages } from '../i18n/expand.ts'
import { matchPath } from '../routes/match.ts'
import { learnServerTime } from '../shared/server-clock.ts'
import { isOwnBuild } from './build.ts'
import type { SentPage } from './page-state.ts'

/** A page that is ready to be shown: its data and its code are loaded. */
export interface LoadedPage {
  readonly location: string
  readonly state: SentPage
  readonly intl: IntlShape
  readonly Component: PageComponent
}

/** The address of a page's data, which comes from the same loader as a first visit's document. */
const dataAddress = (location: string) => `/_data${location}`

/** Makes the messages of a page: its own, and those of the pages before it. */
export const pageIntl = (locale: Locale, messages: Messages): IntlShape => {
  const intl = createIntl({ locale, defaultLocale: 'id', messages })
  // Nearly all messages are plain text, and a page reads hundreds of them.
  const format = (descriptor: MessageDescriptor, values?: Readonly<Record<string, string | number>>) =>
    wordsOf(messages[String(descriptor.id)]) ?? intl.formatMessage(descriptor, values)
  return { ...intl, formatMessage: format as IntlShape['formatMessage'] }
}

/** A page with its code, and its messages added to the known ones. */
export const prepare = async (
  location: string,
  state: SentPage,
  locale: Locale,
  known: Messages,
): Promise<LoadedPage> => ({
  location,
  state,
  intl: pageIntl(locale, { ...known, ...expand(state.messages) }),
  Component: await loadPageComponent(state.content.kind),
})

/**
 * Fetches a page's data and code. Undefined if the server did not send page data (it redirected, failed, sent something else, or runs a
 * newer build): the browser then has to load the address itself. `unreachable` if no answer arrived.
 */
export const loadPage = async (
  location: string,
  { intl }: LoadedPage,
  signal: AbortSignal,
): Promise<LoadedPage | 'unreachable' | undefined> => {
  const page = matchPath(new URL(location, window.location.href).pathname)?.route.page
  // The code is fetched together with the data. If that fails, `prepare` rejects.
  if (page) loadPageComponent(page).catch(() => undefined)
  const response = await fetch(dataAddress(location), {
    signal,
    redirect: 'manual',
    headers: { Accept: 'application/json' },
  }).catch(() => undefined)
  if (!response) return 'unreachable'
  try {
    learnServerTime(Date.parse(response.headers.get('date') ?? ''))
    if (response.headers.get('content-type') !== 'application/json' || !isOwnBuild(response)) return undefined
    const state = (await response.json()) as SentPage
    // The language stays the same: another language is another document.
    return await prepare(location, state, intl.locale === 'en' ? 'en' : 'id', intl.messages as Messages)
  } catch {
    return undefined
  }
}
