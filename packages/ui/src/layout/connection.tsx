import type { ReactElement, ReactNode } from 'react'
import * as styles from './connection.css.ts'

/** Props of {@link Offline} and {@link Online}. */
export interface ConnectionProps {
  children: ReactNode
}

/** Shown only in a page that stands for one that could not be fetched: whoever gives it sets `data-offline` on the root element. Needs no script. */
export function Offline({ children }: ConnectionProps): ReactElement {
  return <div className={styles.offline}>{children}</div>
}

/** Not shown in such a page, as what needs a connection. */
export function Online({ children }: ConnectionProps): ReactElement {
  return <div className={styles.online}>{children}</div>
}
