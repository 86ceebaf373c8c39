import type { ReactElement, ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import { SkipLinks } from '../skip-links/skip-links.tsx'
import * as styles from './layout.css.ts'

/** The id of the main part: the target of the skip link, and of focus after a navigation. */
export const mainId = 'main'

/** Props of {@link Page}. */
export interface PageProps {
  /** A line above everything, such as a NoticeBanner or a DemoMark. */
  notice?: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** Fixed to the lower edge on phones; the page makes room for it. */
  bottomNavigation?: ReactNode
  children: ReactNode
}

/** The shell of every page: skip link, header, main part, footer, in reading order. */
export const Page = ({ notice, header, footer, bottomNavigation, children }: PageProps): ReactElement => (
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
