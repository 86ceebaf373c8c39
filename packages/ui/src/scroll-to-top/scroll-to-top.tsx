import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { mainId } from '../layout/page.tsx'
import { useScrolledPast } from '../lib/use-scrolled-past.ts'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './scroll-to-top.css.ts'

/** The button appears after this many pixels of scroll. */
const after = () => 200

/** Back to the top of a long page; shown after 200 px of scroll. Focus moves to the main part, since the button disappears. */
export const ScrollToTop = (): ReactElement | null => {
  const message = useMessage()
  if (!useScrolledPast(after)) return null
  return (
    <div className={styles.root} data-print="hide">
      <IconButton tone="secondary" icon="arrowUp" label={message('ui.scrollToTop')} onClick={toTop} />
    </div>
  )
}

const toTop = (): void => {
  globalThis.scrollTo({ top: 0 })
  document.getElementById(mainId)?.focus({ preventScroll: true })
}
