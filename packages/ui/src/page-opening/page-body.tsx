import type { ReactElement, ReactNode } from 'react'
import { Container } from '../layout/layout.tsx'
import * as styles from './page-opening.css.ts'

/** The content below a page's head and outside of sections: a filter, a list, its pagination. */
export const PageBody = ({ children }: { children: ReactNode }): ReactElement => (
  <Container>
    <div className={styles.content}>{children}</div>
  </Container>
)
