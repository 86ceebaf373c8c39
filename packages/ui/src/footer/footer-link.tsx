import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import type { LinkItem } from '../lib/content.ts'
import { PlaceLink } from '../link/place-link.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import { link } from './footer.css.ts'

/** Props of {@link FooterLink}. */
export interface FooterLinkProps extends LinkItem {
  icon?: IconName | undefined
}

/** A link on the footer's dark background. */
export const FooterLink = ({ label, href, icon }: FooterLinkProps): ReactElement => (
  <PlaceLink href={href} className={link}>
    {icon && <Icon name={icon} size="small" />}
    <LocalizedText value={label} />
  </PlaceLink>
)
