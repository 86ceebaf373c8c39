import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Container } from '../layout/layout.tsx'
import type { Localizable } from '../lib/content.ts'
import { useMessage } from '../messages/use-message.ts'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './notice.css.ts'

/** Props of {@link NoticeBanner}. */
export interface NoticeBannerProps {
  text: Localizable
  /** Shows a close button; the page has to store that it was closed. */
  onDismiss?: (() => void) | undefined
}

/** A line above the whole site for news that concerns every visitor. */
export const NoticeBanner = ({ text, onDismiss }: NoticeBannerProps): ReactElement => {
  const message = useMessage()
  return (
    <aside aria-label={message('ui.notice.label')} className={styles.banner}>
      <Container>
        <div className={styles.line}>
          <span className={styles.mark}>
            <Icon name="info" />
          </span>
          <p className={styles.words}>
            <LocalizedText value={text} />
          </p>
          {onDismiss && <IconButton icon="close" label={message('ui.notice.dismiss')} onClick={onDismiss} />}
        </div>
      </Container>
    </aside>
  )
}
