import type { Locale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { FooterColumns } from './footer-columns.ts'
import { footerKey } from './footer-storage.ts'
import type { StoredFooter } from './footer-storage.ts'

const isEmpty = ({ features, services, facilities }: FooterColumns) =>
  features.length + services.length + facilities.length === 0

/** The footer; where the CMS did not answer, the one that this browser saw last in the same language, whose code is fetched then. */
export const useCachedFooter = (footer: FooterColumns, locale: Locale): FooterColumns => {
  const empty = isEmpty(footer)
  const [cached, setCached] = useState<FooterColumns>()
  useEffect(() => {
    if (empty) {
      import('./cached-footer.ts').then(
        ({ cachedFooter }) => setCached(cachedFooter(locale)),
        () => undefined,
      )
      return
    }
    try {
      localStorage.setItem(footerKey, JSON.stringify({ locale, footer } satisfies StoredFooter))
    } catch {
      // Storage may be forbidden or full; the footer is then what the server sent.
    }
  }, [empty, footer, locale])
  return (empty && cached) || footer
}
