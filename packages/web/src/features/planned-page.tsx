import { ErrorPage, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'
import { useShell } from '../shell/shell-context.ts'

/** Replaces a page that is not built yet: says so, and whom to call meanwhile. */
export const PlannedPage = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  const { footer } = useShell()
  return (
    <ErrorPage
      title={message('web.planned.title')}
      message={message('web.planned.message')}
      action={{ href: href(locale, 'home'), label: message('web.error.back') }}
      phone={footer.contact.phone}
    />
  )
}
