import { FooterInvitation, LinkButton, useLocale } from '@hospital/ui'
import type { ReactElement } from 'react'
import { useMessage } from '../../i18n/use-message.ts'
import { href } from '../../routes/href.ts'
import { NewsletterForm } from './newsletter-form.tsx'

interface FooterNewsletterProps {
  /** The name of the page around it, such as `articles/article`. */
  readonly page: string
}

/**
 * The invitation to the community at the top of the footer. The form is only on pages for reading, the home page and articles, since it is
 * as high as a phone. Other public pages link to it. The areas have none: patients there have other things to do.
 */
export const FooterNewsletter = ({ page }: FooterNewsletterProps): ReactElement | null => {
  const message = useMessage()
  const locale = useLocale()
  if (/^(?:newsletter|member|company)\//.test(page)) return null
  if (/^(?:home|articles)\//.test(page))
    return (
      <FooterInvitation title={message('web.newsletter.title')} text={message('web.newsletter.intro')}>
        <NewsletterForm prefix="buletin" />
      </FooterInvitation>
    )
  return (
    <div>
      <LinkButton tone="onDeep" href={href(locale, 'newsletter')}>
        {message('web.newsletter.title')}
      </LinkButton>
    </div>
  )
}
