import { safeAddress } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import type { FooterColumns } from './footer-columns.ts'
import { footerKey } from './footer-storage.ts'
import type { StoredFooter } from './footer-storage.ts'

const hrefsOf = ({ features, services, facilities, download, social }: FooterColumns) =>
  [features, services, facilities, download, social].flat().map(({ href }) => href)

/** A footer as it was written, if it is one in this language and all of its links are safe. */
export const readFooter = (text: string | null, locale: Locale): FooterColumns | undefined => {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredFooter | null
    const safe = stored?.locale === locale && hrefsOf(stored.footer).every((href) => safeAddress(href) === href)
    return safe ? stored.footer : undefined
  } catch {
    return undefined
  }
}

/** The footer that this browser saw last in a language; undefined if none, or if storage is forbidden. */
export const cachedFooter = (locale: Locale): FooterColumns | undefined => {
  try {
    return readFooter(localStorage.getItem(footerKey), locale)
  } catch {
    return undefined
  }
}
