import { safeAddress } from '@hospital/sdk'
import type { Locale } from '@hospital/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { FooterColumns } from '../loaders/footer-columns.ts'

/** The key of local storage under which the footer lies. */
const key = 'bottom'

interface Remembered {
  readonly locale: Locale
  readonly footer: FooterColumns
}

const isEmpty = ({ features, services, facilities }: FooterColumns) => features.length + services.length + facilities.length === 0

const hrefsOf = ({ features, services, facilities, download, social }: FooterColumns) =>
  [features, services, facilities, download, social].flat().map(({ href }) => href)

/** A footer as it was written, if it is one in this language and all of its links are safe. */
export const readFooter = (text: string | null, locale: Locale): FooterColumns | undefined => {
  try {
    const stored = JSON.parse(text ?? 'null') as Remembered | null
    const safe = stored?.locale === locale && hrefsOf(stored.footer).every((href) => safeAddress(href) === href)
    return safe ? stored.footer : undefined
  } catch {
    return undefined
  }
}

const readStored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const nothingStored = () => null

/** What is stored is read once: nobody else writes it while a page is open. */
const nothingToListenTo = () => () => undefined

/** The footer; where the CMS did not answer, the one that this browser saw last in the same language. */
export const useRememberedFooter = (footer: FooterColumns, locale: Locale): FooterColumns => {
  const empty = isEmpty(footer)
  // Storage is read where it is needed only: it makes a cheap phone wait.
  const stored = useSyncExternalStore(nothingToListenTo, empty ? readStored : nothingStored, nothingStored)
  useEffect(() => {
    if (empty) return
    try {
      localStorage.setItem(key, JSON.stringify({ locale, footer } satisfies Remembered))
    } catch {
      // Storage may be forbidden or full; the footer is then what the server sent.
    }
  }, [empty, footer, locale])
  return empty ? (readFooter(stored, locale) ?? footer) : footer
}
