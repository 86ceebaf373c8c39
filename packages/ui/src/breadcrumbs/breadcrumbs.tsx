import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { LinkItem, Localizable } from '../lib/content.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './breadcrumbs.css.ts'

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps {
  /** The ancestors of this page, the home page first. */
  items: readonly LinkItem[]
  /** This page. */
  current: Localizable
}

/** The page's position in the site. On a phone only the parent page is shown, as the way back. */
export const Breadcrumbs = ({ items, current }: BreadcrumbsProps): ReactElement => {
  const message = useMessage()
  return (
    <nav aria-label={message('ui.breadcrumbs')}>
      <ol role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.above}>
            <Anchor href={item.href} className={styles.link}>
              <LocalizedText value={item.label} />
            </Anchor>
            <span className={styles.separator}>
              <Icon name="chevronRight" size="small" />
            </span>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          <LocalizedText value={current} />
        </li>
      </ol>
    </nav>
  )
}
