import { jakartaTimeZone } from '@hospital/sdk'
import type { ReactElement, ReactNode } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import english from '../i18n/messages/en.json' with { type: 'json' }
import indonesian from '../i18n/messages/id.json' with { type: 'json' }

/** The site's messages, beside those of the kit, in the language of the toolbar. */
export const SiteMessages = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { locale, messages } = useIntl()
  const site: Readonly<Record<string, string>> = locale === 'en' ? english : indonesian
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...(messages as Readonly<Record<string, string>>), ...site }}
      timeZone={jakartaTimeZone}
    >
      {children}
    </IntlProvider>
  )
}
