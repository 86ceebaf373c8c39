import type { ReactElement, ReactNode } from 'react'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import * as styles from './reading-layout.css.ts'

/** Props of {@link ReadingLayout}. */
export interface ReadingLayoutProps {
  /** What is read: a picture, rich text, what can be done with it. */
  children: ReactNode
  /** Beside it on a wide window, below it on a phone: what else there is to read. */
  aside?: ReactNode
  /** Names the aside, such as "Artikel terbaru". */
  asideLabel?: string | undefined
}

/** Something to be read from top to bottom, on lines of readable length, with more to read beside it. */
export function ReadingLayout({ children, aside, asideLabel }: ReadingLayoutProps): ReactElement {
  return (
    <Container>
      <div className={classes(styles.root, aside !== undefined && styles.withAside)}>
        <div className={styles.main}>{children}</div>
        {aside !== undefined && (
          <aside aria-label={asideLabel} className={styles.aside} data-print="hide">
            {aside}
          </aside>
        )}
      </div>
    </Container>
  )
}
