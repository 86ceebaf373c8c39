import type { AnchorProps } from '@hospital/ui'
import type { ReactElement } from 'react'
import { hasPage } from '../routes/match.ts'

/** The kit's link for addresses of this site; a page's presses are followed in one place. A page that is not built yet gives a link without an address. */
export const SiteLink = ({ href, children, ...rest }: AnchorProps): ReactElement =>
  hasPage(href.replace(/[?#].*$/, '')) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <a {...rest} role="link" aria-disabled="true">
      {children}
    </a>
  )
