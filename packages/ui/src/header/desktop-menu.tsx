import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../lib/classes.ts'
import type { LinkItem, Localizable } from '../lib/content.ts'
import { plainText } from '../lib/content.ts'
import { Anchor } from '../link/link-context.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './menu.css.ts'
import type { AccountItem, MenuEntry } from './types.ts'

/** The main menu in a line. Sub-menus are native disclosures of one group: opening one closes the others. */
export function DesktopMenu({ menu }: { menu: readonly MenuEntry[] }): ReactElement {
  return (
    <ul role="list" className={styles.list}>
      {menu.map((entry) => (
        <li key={plainText(entry.label)}>
          {entry.items?.length ? (
            <SubMenu label={entry.label} items={withOwnPage(entry)} group="main-menu" current={entry.current} />
          ) : (
            <Anchor href={entry.href ?? '/'} className={styles.entry} data-current={entry.current || undefined}>
              <LocalizedText value={entry.label} />
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The pages below an entry, its own first where it has one. */
export function withOwnPage({ label, href, items = [] }: MenuEntry): readonly LinkItem[] {
  return href && items.every((item) => item.href !== href) ? [{ label, href }, ...items] : items
}

/** A page of a menu, or something it does. */
export function MenuItem({ item, className }: { item: AccountItem; className: string }): ReactElement {
  const label = <LocalizedText value={item.label} />
  if ('href' in item) {
    return (
      <Anchor href={item.href} className={className}>
        {label}
      </Anchor>
    )
  }
  return (
    <button type="button" className={classes(className, styles.action)} onClick={item.onSelect}>
      {label}
    </button>
  )
}

/** Props of {@link SubMenu}. */
export interface SubMenuProps {
  label: Localizable
  items: readonly AccountItem[]
  /** A picture before the word, which then names somebody and may be long. */
  picture?: ReactNode
  /** Only one of a group is open at a time. */
  group: string
  current?: boolean | undefined
  /** Hangs from the end of its entry, for the last ones of a line. */
  atEnd?: boolean | undefined
}

/** A word that opens a list of links below it. */
export function SubMenu({ label, items, picture, group, current, atEnd = false }: SubMenuProps): ReactElement {
  return (
    <details name={group} className={styles.subMenu}>
      <summary className={styles.entry} data-current={current || undefined}>
        {picture}
        {picture ? (
          <span className={styles.name}>
            <LocalizedText value={label} />
          </span>
        ) : (
          <LocalizedText value={label} />
        )}
        <span className={styles.chevron}>
          <Icon name="chevronDown" size="small" />
        </span>
      </summary>
      <ul role="list" className={classes(styles.panel, atEnd && styles.panelEnd)}>
        {items.map((item) => (
          <li key={plainText(item.label)}>
            <MenuItem item={item} className={styles.sub} />
          </li>
        ))}
      </ul>
    </details>
  )
}
