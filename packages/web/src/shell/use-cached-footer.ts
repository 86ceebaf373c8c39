import type { Locale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import { siteText } from '../storage/browser-store.ts'
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
    siteText(footerKey).write(JSON.stringify({ locale, footer } satisfies StoredFooter))
  }, [empty, footer, locale])
  return (empty && cached) || footer
}
