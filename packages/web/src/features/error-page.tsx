import { ErrorPage as ErrorView, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { useShell } from '../shell/shell-context.ts'

/** 500: the page's critical part could not be loaded, or its component failed. Says whom to call. */
export const ErrorPage = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { footer } = useShell()
  return (
    <ErrorView
      title={message('web.error.title')}
      message={message('web.error.message')}
      action={{ href: href(locale, 'home'), label: message('web.error.back') }}
      phone={footer.contact.phone}
    />
  )
}
