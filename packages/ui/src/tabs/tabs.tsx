import type { ReactElement } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Anchor } from '../link/link-context.tsx'
import * as styles from './tabs.css.ts'

/** One tab. */
export interface Tab {
  label: string
  href: string
  current?: boolean | undefined
  /** How many things wait there, and what they are. */
  badge?: { count: number; label: string } | undefined
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** What the tabs divide, such as "Janji temu". */
  label: string
  tabs: readonly Tab[]
}

/**
 * Views of one thing, each with its address: links, so that every view can be shared, opened beside
 * another and reached without script.
 */
export function Tabs({ label, tabs }: TabsProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.root}>
      <ul role="list" className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Anchor href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.badge && <Badge {...tab.badge} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
