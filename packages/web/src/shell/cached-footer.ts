import { safeAddress } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { siteValue } from '../storage/browser-store.ts'
import type { FooterColumns } from './footer-columns.ts'
import { footerKey } from './footer-storage.ts'
import type { StoredFooter } from './footer-storage.ts'

const hrefsOf = ({ features, services, facilities, download, social }: FooterColumns) =>
  [features, services, facilities, download, social].flat().map(({ href }) => href)

/** The last footer that this browser showed, if it has this language and all of its links are safe; undefined otherwise. */
export const cachedFooter = (locale: Locale): FooterColumns | undefined =>
  siteValue(footerKey, (value) => {
    const stored = value as StoredFooter | null
    const safe = stored?.locale === locale && hrefsOf(stored.footer).every((href) => safeAddress(href) === href)
    return safe ? stored.footer : undefined
  }).read()
