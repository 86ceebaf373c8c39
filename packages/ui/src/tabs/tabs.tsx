import type { ReactElement } from 'react'
import { Badge } from '../badge/badge.tsx'
import { showCurrent } from '../lib/show-current.ts'
import { Anchor } from '../link/link-context.tsx'
import * as styles from './tabs.css.ts'

/** One tab. */
export interface Tab {
  label: string
  href: string
  current?: boolean | undefined
  /** The number of pending items, and their name. */
  badge?: { count: number; label: string } | undefined
  /** The number of entries in the view; null while not known. The tab has room for it from the start, so that no tab moves. */
  count?: number | null | undefined
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The accessible name, such as "Janji temu". */
  label: string
  tabs: readonly Tab[]
}

/**
 * Views of one object, each with its URL: links, so that every view can be shared, opened beside
 * another and reached without script.
 */
export const Tabs = ({ label, tabs }: TabsProps): ReactElement => (
  <nav aria-label={label} className={styles.root}>
    <ul role="list" ref={showCurrent} className={styles.list}>
      {tabs.map((tab) => (
        <li key={tab.href}>
          <Anchor href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
            <span>{tab.label}</span>
            {tab.badge && <Badge {...tab.badge} />}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
)
