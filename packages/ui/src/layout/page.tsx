import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { SkipLinks } from '../skip-links/skip-links.tsx'
import * as styles from './layout.css.ts'

/** The id of the main part: where the skip link leads and where focus goes after a navigation. */
export const mainId = 'main'

/** Props of {@link Page}. */
export interface PageProps {
  /** A line above everything, such as a NoticeBanner or a DemoMark. */
  notice?: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** Lies over the lower edge on phones; the page makes room for it. */
  bottomNavigation?: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header, main part, footer, in the order they are read. */
export function Page({ notice, header, footer, bottomNavigation, children }: PageProps): ReactElement {
  return (
    <div className={classes(styles.page, Boolean(bottomNavigation) && styles.pageWithBottom)}>
      <SkipLinks />
      {notice}
      {header}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {bottomNavigation}
    </div>
  )
}
