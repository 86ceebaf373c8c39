import { ErrorPage, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../i18n/use-message.ts'
import { href } from '../routes/href.ts'

/** 404: no page exists at the address. */
export const NotFoundPage = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <ErrorPage
      title={message('web.notFound.title')}
      message={message('web.notFound.message')}
      action={{ href: href(locale, 'home'), label: message('web.error.back') }}
    />
  )
}
