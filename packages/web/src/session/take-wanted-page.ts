import type { Locale } from '@hospital/ui'
import { endedWantedPage, wantedPageOf } from './wanted-page.ts'

/** The page of an area that this visitor asked for before the log-in, once; undefined for none. */
export const takeWantedPage = (area: 'member' | 'company', locale: Locale): string | undefined => {
  const path = wantedPageOf(document.cookie, area, locale)
  document.cookie = endedWantedPage(window.location.protocol === 'https:')
  return path
}
