import type { MouseEvent, ReactElement } from 'react'
import { mobileMenuId } from '../header/mobile-menu.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { accountsOnly, guestsOnly } from '../visitor/visitor.css.ts'
import * as styles from './bottom-navigation.css.ts'

/** Props of {@link BottomNavigation}. */
export interface BottomNavigationProps {
  homeHref: string
  scheduleHref: string
  /** Where the profile leads while the visitor is logged out. */
  loginHref: string
  /** Where it leads while they are logged in. */
  profileHref: string
  /** The part of the site that the page belongs to. */
  current?: 'home' | 'schedule' | 'profile' | undefined
}

/** The four most visited pages, within reach of the thumb. Only below 1200 px, where the header's menu is collapsed. */
export const BottomNavigation = ({
  homeHref,
  scheduleHref,
  loginHref,
  profileHref,
  current,
}: BottomNavigationProps): ReactElement => {
  const message = useMessage()
  const page = (name: typeof current) => (name === current ? 'page' : undefined)
  return (
    <nav aria-label={message('ui.bottom.label')} className={styles.root}>
      <ul role="list" className={styles.list}>
        <li>
          <a href={`#${mobileMenuId}`} className={styles.entry} onClick={openMenu}>
            <Content icon="menu" text={message('ui.menu')} />
          </a>
        </li>
        <Entry icon="home" href={homeHref} text={message('ui.bottom.home')} current={page('home')} />
        <Entry icon="calendar" href={scheduleHref} text={message('ui.bottom.schedule')} current={page('schedule')} />
        {[
          { href: loginHref, className: guestsOnly },
          { href: profileHref, className: accountsOnly },
        ].map((profile) => (
          <Entry
            key={profile.className}
            icon="user"
            text={message('ui.bottom.profile')}
            current={page('profile')}
            {...profile}
          />
        ))}
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
  current,
  className,
  ...content
}: ContentProps & { href: string; current: 'page' | undefined; className?: string }): ReactElement => (
  <li className={className}>
    <Anchor href={href} aria-current={current} className={styles.entry}>
      <Content {...content} />
    </Anchor>
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
