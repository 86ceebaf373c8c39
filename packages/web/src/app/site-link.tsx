import type { AnchorProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { matchPath } from '../routes/match.ts'

/** Whether an address of this site has a page: one that is planned only must not be linked to. */
const leadsSomewhere = (href: string): boolean => {
  const match = matchPath(href.replace(/[?#].*$/, ''))
  return match?.route.page !== undefined
}

/** The kit's link for addresses of this site: wouter navigates. A page that is not built yet gives a link without an address. */
export const SiteLink = ({ href, children, ...rest }: AnchorProps): ReactElement =>
  leadsSomewhere(href) ? (
    <Link href={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a {...rest} role="link" aria-disabled="true">
      {children}
    </a>
  )
