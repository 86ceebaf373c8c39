import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { classes } from '../lib/classes.ts'
import { Anchor } from '../link/link-context.tsx'
import { useMessage } from '../messages/use-message.ts'
import { paginate } from './paginate.ts'
import * as styles from './pagination.css.ts'

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Counts from 1. */
  page: number
  pageCount: number
  /** The URL of a page. */
  hrefOf: (page: number) => string
  /** The name of the list, such as "Daftar dokter". */
  label: string
}

/** Links to the other pages of a list. Renders nothing if there is only one. */
export const Pagination = ({ page, pageCount, hrefOf, label }: PaginationProps): ReactElement | null => {
  const message = useMessage()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={message('ui.pagination.label', { label })} className={styles.root} data-print="hide">
      {page > 1 && (
        <Step href={hrefOf(page - 1)} rel="prev" icon="chevronLeft">
          {message('ui.pagination.previous')}
        </Step>
      )}
      <p className={styles.short}>{message('ui.pagination.position', { page, pageCount })}</p>
      <ol role="list" className={styles.pages}>
        {paginate(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.page}>…</span>
            ) : (
              <Anchor
                href={hrefOf(entry)}
                className={classes(styles.page, styles.link)}
                aria-current={entry === page ? 'page' : undefined}
                aria-label={message('ui.pagination.page', { page: entry })}
              >
                {entry}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Step href={hrefOf(page + 1)} rel="next" icon="chevronRight">
          {message('ui.pagination.next')}
        </Step>
      )}
    </nav>
  )
}

const Step = ({
  href,
  rel,
  icon,
  children,
}: {
  href: string
  rel: 'prev' | 'next'
  icon: IconName
  children: ReactNode
}): ReactElement => (
  <Anchor
    href={href}
    rel={rel}
    className={classes(styles.page, styles.link, styles.step, rel === 'prev' && styles.back)}
  >
    {children}
    <Icon name={icon} size="small" />
  </Anchor>
)
