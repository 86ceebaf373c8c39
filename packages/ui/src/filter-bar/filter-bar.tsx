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

/** An active filter that no address has, such as the name of a person. */
export interface RemovableFilter {
  label: string
  onRemove: () => void
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** The results page; the choices become its query. */
  action: string
  /** The list that is filtered, such as "Saring jadwal dokter". */
  label: string
  /** The number of results, such as "24 dokter"; announced when it changes. */
  status: string
  active?: readonly (ActiveFilter | RemovableFilter)[] | undefined
  /** The page without filters; shown if one is active. */
  clearHref: string
  /** Removes all filters, if no address has one of them. Default: the link to `clearHref`. */
  onClear?: (() => void) | undefined
  /** Receives the form instead of its action. Default: the choices become the address. */
  onFilter?: ((values: FormData) => void) | undefined
  /**
   * Where a line folds the fields, also without script, so that the results come first. `narrow`: on phones and tablets. `always`: also
   * beside a menu, where the fields would take several rows. Default: nowhere.
   */
  fold?: 'narrow' | 'always' | undefined
  /** The fields. */
  children: ReactNode
}

/**
 * Filters a list with a plain form, shows the number of results, and lets each filter be removed. On paper, the number and the filters are
 * words.
 */
export const FilterBar = (props: FilterBarProps): ReactElement => {
  const { status, active = [], clearHref, onClear, fold } = props
  const message = useMessage()
  return (
    <div className={styles.root[fold ?? 'never']}>
      {fold ? (
        // Another choice of filters folds the fields again.
        <details key={active.map(({ label }) => label).join()} className={styles.fold[fold]} data-print="hide">
          <summary className={styles.foldLine[fold]}>
            <Icon name="filter" size="small" />
            {message('ui.filter.open')}
          </summary>
          <FilterForm {...props} />
        </details>
      ) : (
        <FilterForm {...props} />
      )}
      <div className={styles.line[fold ?? 'never']}>
        <p role="status" id={resultsId} tabIndex={-1} className={styles.status}>
          {status}
        </p>
        {active.length > 0 && <ActiveFilters active={active} clearHref={clearHref} onClear={onClear} />}
      </div>
    </div>
  )
}

const FilterForm = ({ action, label, onFilter, children }: FilterBarProps): ReactElement => {
  const message = useMessage()
  return (
    <form
      role="search"
      method="get"
      action={action}
      aria-label={label}
      className={styles.form}
      onSubmit={
        onFilter &&
        ((event) => {
          event.preventDefault()
          onFilter(new FormData(event.currentTarget))
        })
      }
    >
      <div className={styles.fields}>{children}</div>
      <Button type="submit" icon="filter" size="field">
        {message('ui.filter.apply')}
      </Button>
    </form>
  )
}

const ActiveFilters = ({
  active,
  clearHref,
  onClear,
}: Required<Pick<FilterBarProps, 'active' | 'clearHref'>> & Pick<FilterBarProps, 'onClear'>): ReactElement => {
  const message = useMessage()
  return (
    <>
      <span data-print="only">{message('ui.filter.active')}:</span>
      <ul role="list" aria-label={message('ui.filter.active')} className={styles.active}>
        {active?.map((filter) => (
          <li key={'href' in filter ? filter.href : filter.label}>
            <Chip filter={filter} />
          </li>
        ))}
      </ul>
      <div data-print="hide">
        {onClear ? (
          <Button tone="quiet" size="compact" onClick={onClear}>
            {message('ui.filter.clear')}
          </Button>
        ) : (
          <Link look="action" href={clearHref}>
            {message('ui.filter.clear')}
          </Link>
        )}
      </div>
    </>
  )
}

const Chip = ({ filter }: { filter: ActiveFilter | RemovableFilter }): ReactElement => {
  const message = useMessage()
  const shared = {
    className: styles.chip,
    'aria-label': message('ui.filter.remove', { label: filter.label }),
    'data-print': 'words',
  }
  const content = (
    <>
      <span>{filter.label}</span>
      <Icon name="close" size="small" />
    </>
  )
  return 'href' in filter ? (
    <Anchor href={filter.href} {...shared}>
      {content}
    </Anchor>
  ) : (
    <button type="button" onClick={filter.onRemove} {...shared}>
      {content}
    </button>
  )
}
