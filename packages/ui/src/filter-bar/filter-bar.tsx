import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Anchor } from '../link/link-context.tsx'
import { Link } from '../link/link.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './filter-bar.css.ts'
import { resultsId } from './results-id.ts'

/** An active filter. `href` is the same page without it. */
export interface ActiveFilter {
  label: string
  href: string
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** The results page; the choices become its query. */
  action: string
  /** What is filtered, such as "Saring jadwal dokter". */
  label: string
  /** The number of results, such as "24 dokter"; announced when it changes. */
  status: string
  active?: readonly ActiveFilter[] | undefined
  /** The page without filters; shown if one is active. */
  clearHref: string
  /** The fields. */
  children: ReactNode
}

/** Filters a list with a plain form, shows the number of results, and lets each filter be removed. */
export function FilterBar({ action, label, status, active = [], clearHref, children }: FilterBarProps): ReactElement {
  const message = useMessage()
  return (
    <div className={styles.root}>
      <form role="search" method="get" action={action} aria-label={label} className={styles.form}>
        <div className={styles.fields}>{children}</div>
        <Button type="submit" icon="filter" size="field">
          {message('ui.filter.apply')}
        </Button>
      </form>
      <div className={styles.line}>
        <p role="status" id={resultsId} tabIndex={-1} className={styles.status}>
          {status}
        </p>
        {active.length > 0 && <ActiveFilters active={active} clearHref={clearHref} />}
      </div>
    </div>
  )
}

function ActiveFilters({ active, clearHref }: { active: readonly ActiveFilter[]; clearHref: string }): ReactElement {
  const message = useMessage()
  return (
    <>
      <ul role="list" aria-label={message('ui.filter.active')} className={styles.active}>
        {active.map((filter) => (
          <li key={filter.href}>
            <Anchor
              href={filter.href}
              className={styles.chip}
              aria-label={message('ui.filter.remove', { label: filter.label })}
            >
              {filter.label}
              <Icon name="close" size="small" />
            </Anchor>
          </li>
        ))}
      </ul>
      <Link look="action" href={clearHref}>
        {message('ui.filter.clear')}
      </Link>
    </>
  )
}
