import type { MouseEvent, ReactElement } from 'react'
import { mobileMenuId } from '../header/mobile-menu.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { PlaceLink } from '../link/place-link.tsx'
import { useMessage } from '../messages/use-message.ts'
import { accountsOnly, guestsOnly } from '../visitor/visitor.css.ts'
import * as styles from './bottom-navigation.css.ts'

/** Props of {@link BottomNavigation}. */
export interface BottomNavigationProps {
  homeHref: string
  scheduleHref: string
  /** The target of the profile entry while the visitor is logged out. */
  loginHref: string
  /** The target of the profile entry while the visitor is logged in. */
  profileHref: string
  /** Whether the page is in the area of the profile. Default: false. */
  inArea?: boolean | undefined
}

/** The four most visited pages, within reach of the thumb. Only below 1200 px, where the header's menu is collapsed. */
export const BottomNavigation = ({
  homeHref,
  scheduleHref,
  loginHref,
  profileHref,
  inArea,
}: BottomNavigationProps): ReactElement => {
  const message = useMessage()
  const profile = { icon: 'user', text: message('ui.bottom.profile'), inArea } as const
  return (
    <nav aria-label={message('ui.bottom.label')} className={styles.root}>
      <ul role="list" className={styles.list}>
        <li>
          <a href={`#${mobileMenuId}`} className={styles.entry} onClick={openMenu}>
            <Content icon="menu" text={message('ui.menu')} />
          </a>
        </li>
        <Entry icon="home" href={homeHref} text={message('ui.bottom.home')} />
        <Entry icon="calendar" href={scheduleHref} text={message('ui.bottom.schedule')} />
        <Entry {...profile} href={loginHref} className={guestsOnly} />
        <Entry {...profile} href={profileHref} className={accountsOnly} />
      </ul>
    </nav>
  )
}

interface ContentProps {
  icon: IconName
  text: string
}

const Entry = ({
  href,
  inArea,
  className,
  ...content
}: ContentProps & Pick<BottomNavigationProps, 'inArea'> & { href: string; className?: string }): ReactElement => (
  <li className={className}>
    <PlaceLink href={href} aria-current={inArea || undefined} className={styles.entry}>
      <Content {...content} />
    </PlaceLink>
  </li>
)

const Content = ({ icon, text }: ContentProps): ReactElement => (
  <>
    <Icon name={icon} />
    <span>{text}</span>
  </>
)

/**
 * Opens the header's menu and focuses it. Without script the browser does nearly the same: a fragment
 * inside closed details opens them.
 */
const openMenu = (event: MouseEvent<HTMLAnchorElement>): void => {
  const details = document.getElementById(mobileMenuId)?.closest('details')
  if (!details) return
  event.preventDefault()
  details.open = true
  details.querySelector('summary')?.focus()
}
