import { Footer, useLocale } from '@hospital/ui'
import type { Locale } from '@hospital/ui'
import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { siteText } from '../storage/browser-store.ts'
import type { FooterColumns } from './footer-columns.ts'
import { footerKey } from './footer-storage.ts'
import type { StoredFooter } from './footer-storage.ts'
import { useShell } from './shell-context.ts'

const isEmpty = ({ features, services, facilities }: FooterColumns) =>
  features.length + services.length + facilities.length === 0

/**
 * The footer. If the CMS did not answer: the last one that this browser saw in the same language. The code for that is fetched only then.
 */
const useCachedFooter = (footer: FooterColumns, locale: Locale): FooterColumns => {
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

/** The footer, with `children` for the invitation to the community. */
export const SiteFooter = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const message = useMessage()
  const { footer, siteName, today } = useShell()
  const { mapHref, contact, ...columns } = useCachedFooter(footer, useLocale())
  return (
    <Footer
      {...columns}
      map={mapHref === undefined ? undefined : { href: mapHref }}
      contact={{ ...contact, hours: message('web.customerService') }}
      copyright={message('web.copyright', { year: today.slice(0, 4), site: siteName })}
    >
      {children}
    </Footer>
  )
}
