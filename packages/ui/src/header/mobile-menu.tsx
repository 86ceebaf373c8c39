import { use } from 'react'
import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import { Drawer } from '../dialog/drawer.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import { plainText } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { PlaceLink } from '../link/place-link.tsx'
import { Places } from '../link/places.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { accountsOnly, guestsOnly, membersOnly } from '../visitor/visitor.css.ts'
import { MenuItems, withOwnPage } from './desktop-menu.tsx'
import { EmergencyButton } from './emergency-button.tsx'
import { holdsPlace } from './holds-place.ts'
import { LanguageSwitch } from './language-switch.tsx'
import * as menu from './menu.css.ts'
import * as styles from './mobile-menu.css.ts'
import { SearchForm } from './search-form.tsx'
import type { HeaderProps, MenuEntry } from './types.ts'

/** The id of the menu's content. A link to it opens the menu, with or without script. */
export const mobileMenuId = 'menu'

/** All links of the header behind one button. Native disclosures, so it works before script runs. */
export const MobileMenu = (props: HeaderProps): ReactElement => {
  const message = useMessage()
  return (
    <details>
      <summary className={styles.summary}>
        <Icon name="menu" />
        {message('ui.menu')}
      </summary>
      <div id={mobileMenuId} className={styles.panel}>
        <HydrateLater>
          {props.search && <SearchForm {...props.search} />}
          <MenuTree {...props} />
        </HydrateLater>
      </div>
    </details>
  )
}

/** Props of {@link MenuDrawer}. */
export interface MenuDrawerProps extends Pick<HeaderProps, 'topBar' | 'menu' | 'login' | 'account' | 'languages'> {
  open: boolean
  onClose: () => void
  id?: string | undefined
}

/** The same menu in a drawer, for layouts without the site's header, such as a personal area on a phone. */
export const MenuDrawer = ({ open, onClose, id, ...tree }: MenuDrawerProps): ReactElement => {
  const message = useMessage()
  return (
    <Drawer open={open} onClose={onClose} id={id} title={message('ui.menu')}>
      <MenuTree {...tree} />
    </Drawer>
  )
}

const MenuTree = (props: Omit<HeaderProps, 'brand' | 'search'>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <div className={styles.calls}>
        {props.topBar?.map(
          (entry) =>
            entry.kind === 'emergency' && (
              <EmergencyButton key={plainText(entry.label)} {...entry} className={styles.call} />
            ),
        )}
      </div>
      <nav aria-label={message('ui.header.main')}>
        <ul role="list">
          {props.menu.map((entry) => (
            <li key={plainText(entry.label)} className={entry.membersOnly ? membersOnly : undefined}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <Extras {...props} />
    </>
  )
}

const Entry = ({ entry }: { entry: MenuEntry }): ReactElement => {
  const places = use(Places)
  if (!entry.items?.length) {
    return (
      <PlaceLink href={entry.href ?? '/'} className={styles.row}>
        <LocalizedText value={entry.label} />
      </PlaceLink>
    )
  }
  return (
    <details name="mobile-menu">
      <summary className={styles.row} aria-current={holdsPlace(entry.items, places) || undefined}>
        <span className={styles.label}>
          <LocalizedText value={entry.label} />
        </span>
        <span className={menu.chevron}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <MenuItems items={withOwnPage(entry)} className={styles.subList} itemClassName={styles.sub} />
    </details>
  )
}

/** Top-bar links, login or account, and the languages. */
const Extras = ({ topBar = [], login, account, languages }: Omit<HeaderProps, 'brand' | 'search'>): ReactElement => {
  const message = useMessage()
  const links = topBar.filter((entry) => entry.kind === 'link')
  return (
    <div className={styles.extras}>
      {login && (
        <div className={classes(styles.logins, guestsOnly)}>
          <LinkButton wide icon="user" href={login.patientHref}>
            {message('ui.login.asPatient')}
          </LinkButton>
          <LinkButton wide tone="secondary" icon="building" href={login.corporateHref}>
            {message('ui.login.asCorporate')}
          </LinkButton>
        </div>
      )}
      {links.length > 0 && <MenuItems items={links} itemClassName={styles.sub} />}
      {account && (
        <MenuItems
          items={account.items}
          className={account.name === '' ? accountsOnly : undefined}
          itemClassName={styles.sub}
        />
      )}
      <LanguageSwitch languages={languages} />
    </div>
  )
}
