import type { ReactElement, ReactNode } from 'react'
import { Anchor } from '../link/link-context.tsx'
import * as styles from './data-table.css.ts'

/** Props of {@link RowLink}. */
export interface RowLinkProps {
  href: string
  children: ReactNode
}

/** The link from a row to its page, in the cell that names the row: large enough for a thumb. */
export const RowLink = ({ href, children }: RowLinkProps): ReactElement => (
  <Anchor href={href} className={styles.rowLink}>
    {children}
  </Anchor>
)
