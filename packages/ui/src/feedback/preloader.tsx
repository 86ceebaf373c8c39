import type { ReactElement } from 'react'
import { Loading } from './loading.tsx'
import * as styles from './preloader.css.ts'

/**
 * Fills an area whose content is fetched by the browser, and appears only after 200 ms,
 * so that fast responses do not flicker. Never over server-rendered content.
 */
export const Preloader = (): ReactElement => (
  <div className={styles.root}>
    <Loading />
  </div>
)
