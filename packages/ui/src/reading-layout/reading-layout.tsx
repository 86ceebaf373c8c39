import type { ReactElement, ReactNode } from 'react'
import { Container } from '../layout/layout.tsx'
import { classes } from '../lib/classes.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import * as styles from './reading-layout.css.ts'

/** Props of {@link ReadingLayout}. */
export interface ReadingLayoutProps {
  /** The main content: a picture, rich text, actions. */
  children: ReactNode
  /** Further reading, beside the content on a wide window, below it on a phone. */
  aside?: ReactNode
  /** The name of the aside, such as "Artikel terbaru". */
  asideLabel?: string | undefined
}

/** An article in lines of readable length, with further reading beside it. Both are readable without script, so they hydrate later. */
export const ReadingLayout = ({ children, aside, asideLabel }: ReadingLayoutProps): ReactElement => (
  <Container>
    <div className={classes(styles.root, aside !== undefined && styles.withAside)}>
      <div className={styles.main}>
        <HydrateLater>{children}</HydrateLater>
      </div>
      {aside !== undefined && (
        <aside aria-label={asideLabel} className={styles.aside} data-print="hide">
          <HydrateLater>{aside}</HydrateLater>
        </aside>
      )}
    </div>
  </Container>
)
