import { FooterInvitation } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** The invitation to the community at the top of the footer. */
export const FooterNewsletter = (): ReactElement => {
  const message = useMessage()
  return (
    <FooterInvitation title={message('web.newsletter.title')} text={message('web.newsletter.intro')}>
      <NewsletterForm prefix="buletin" />
    </FooterInvitation>
  )
}
