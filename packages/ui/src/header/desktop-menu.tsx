import { use } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Tag } from '../facts/tag.tsx'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import type { Localizable } from '../lib/content.ts'
import { plainText } from '../lib/content.ts'
import { PlaceLink } from '../link/place-link.tsx'
import { Places } from '../link/places.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import { membersOnly, visitorName } from '../visitor/visitor.css.ts'
import { holdsPlace } from './holds-place.ts'
import * as styles from './menu.css.ts'
import type { AccountItem, MenuEntry, MenuLink } from './types.ts'

/** The main menu in a line. Sub-menus are native disclosures of one group: opening one closes the others. */
export const DesktopMenu = ({ menu }: { menu: readonly MenuEntry[] }): ReactElement => (
  <ul role="list" className={styles.list}>
    {menu.map((entry) => (
      <li key={plainText(entry.label)} className={entry.membersOnly ? membersOnly : undefined}>
        {entry.items?.length ? (
          <SubMenu label={entry.label} items={withOwnPage(entry)} group="main-menu" />
        ) : (
          <PlaceLink href={entry.href ?? '/'} className={styles.entry}>
            <LocalizedText value={entry.label} />
          </PlaceLink>
        )}
      </li>
    ))}
  </ul>
)

/** The sub-pages of an entry, its own page first if it has one. */
export const withOwnPage = ({ label, href, items = [] }: MenuEntry): readonly MenuLink[] =>
  href && items.every((item) => item.href !== href) ? [{ label, href }, ...items] : items

/** The text of a link, and its "new" mark. */
export const MenuWords = ({ label, isNew }: Pick<MenuLink, 'label' | 'isNew'>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <LocalizedText value={label} />
      {isNew && (
        <span>
          <Tag tone="notice">{message('ui.menu.new')}</Tag>
        </span>
      )}
    </>
  )
}

/** A page of a menu with its sub-pages, or an action. */
const MenuItem = ({ item, className }: { item: AccountItem | MenuLink; className: string }): ReactElement => {
  if ('onSelect' in item) {
    return (
      <button type="button" className={classes(className, styles.action)} onClick={item.onSelect}>
        <LocalizedText value={item.label} />
      </button>
    )
  }
  const { href, items }: MenuLink = item
  const words = <MenuWords {...item} />
  return (
    <>
      {href ? (
        <PlaceLink href={href} className={className}>
          {words}
        </PlaceLink>
      ) : (
        <span className={classes(className, styles.groupName)}>{words}</span>
      )}
      {items && <MenuItems items={items} className={styles.nested} itemClassName={className} />}
    </>
  )
}

/** The pages and actions of a menu, one below the other. */
export const MenuItems = ({
  items,
  className,
  itemClassName,
}: {
  items: readonly (AccountItem | MenuLink)[]
  className?: string | undefined
  itemClassName: string
}): ReactElement => (
  <ul role="list" className={className}>
    {items.map((item) => (
      <li key={plainText(item.label)} className={'membersOnly' in item && item.membersOnly ? membersOnly : undefined}>
        <MenuItem item={item} className={itemClassName} />
      </li>
    ))}
  </ul>
)

/** Props of {@link SubMenu}. */
export interface SubMenuProps {
  label: Localizable
  items: readonly (AccountItem | MenuLink)[]
  /** A picture before the label, which is then a person's name and may be long. */
  picture?: ReactNode
  /** Only one of a group is open at a time. */
  group: string
  /** Aligned to the end of its entry, for the last ones of a line. */
  atEnd?: boolean | undefined
}

/** A label that opens a list of links below it. */
export const SubMenu = ({ label, items, picture, group, atEnd = false }: SubMenuProps): ReactElement => (
  <details name={group} className={styles.subMenu}>
    <summary className={styles.entry} aria-current={holdsPlace(items, use(Places)) || undefined}>
      {picture}
      <span className={picture ? classes(styles.name, label === '' && visitorName) : undefined}>
        <LocalizedText value={label} />
      </span>
      <span className={styles.chevron}>
        <Icon name="chevronDown" size="small" />
      </span>
    </summary>
    <MenuItems items={items} className={classes(styles.panel, atEnd && styles.panelEnd)} itemClassName={styles.sub} />
  </details>
)
