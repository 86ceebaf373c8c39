import { Footer, useLocale } from '@hospital/ui'
import type { ReactElement, ReactNode } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { useShell } from './shell-context.ts'
import { useCachedFooter } from './use-cached-footer.ts'

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
