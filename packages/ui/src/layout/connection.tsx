import type { ReactElement, ReactNode } from 'react'
import * as styles from './connection.css.ts'

/** Props of {@link Offline} and {@link Online}. */
export interface ConnectionProps {
  children: ReactNode
}

/** Shown only on the offline page, which replaces a page that could not be fetched and has `data-offline` on its root element. Needs no script. */
export const Offline = ({ children }: ConnectionProps): ReactElement => <div className={styles.offline}>{children}</div>

/** Hidden on the offline page, for content that needs a connection. */
export const Online = ({ children }: ConnectionProps): ReactElement => <div className={styles.online}>{children}</div>
