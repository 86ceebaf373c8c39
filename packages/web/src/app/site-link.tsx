import type { AnchorProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { matchPath } from '../routes/match.ts'

/** Whether an address of this site has a page: one that is planned only must not be linked to. */
const leadsSomewhere = (href: string): boolean => {
  const match = matchPath(href.replace(/[?#].*$/, ''))
  return match?.route.page !== undefined
}

/** The kit's link for addresses of this site; a page's presses are followed in one place. A page that is not built yet gives a link without an address. */
export const SiteLink = ({ href, children, ...rest }: AnchorProps): ReactElement =>
  leadsSomewhere(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <a {...rest} role="link" aria-disabled="true">
      {children}
    </a>
  )
