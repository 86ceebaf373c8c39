import { Link, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../../i18n/use-message.ts'
import { href } from '../../../routes/href.ts'

/** Leads visitors who already have an account to the log-in. */
export const LogInInstead = (): ReactElement => {
  const message = useMessage()
  const locale = useLocale()
  return (
    <Link look="action" href={href(locale, 'memberLogin')}>
      {message('web.registration.logIn')}
    </Link>
  )
}
