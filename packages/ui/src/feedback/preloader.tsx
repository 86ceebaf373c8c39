import type { ReactElement } from 'react'
import * as styles from './preloader.css.ts'
import { Loading } from './skeleton.tsx'

/**
 * Fills the area of a page whose content is fetched by the browser, and appears only after 200 ms,
 * so that quick answers do not flicker. Never over what the server has rendered.
 */
export function Preloader(): ReactElement {
  return (
    <div className={styles.root}>
      <Loading />
    </div>
  )
}
