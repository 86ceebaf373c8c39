import type { ReactElement } from 'react'
import { LinkButton } from '../button/link-button.tsx'
import type { ImageSource, Localizable } from '../lib/content.ts'
import { Picture } from '../media/picture.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Dialog } from './dialog.tsx'
import * as styles from './promo-popup.css.ts'

/** Props of {@link PromoPopup}. */
export interface PromoPopupProps {
  open: boolean
  onClose: () => void
  id?: string | undefined
  title: Localizable
  image?: ImageSource | undefined
  /** The page of the offer. Without it the popup is a picture only. */
  href?: string | undefined
}

/**
 * An offer over the page. The page decides when to show it, shows it once per session, and does not
 * show it while another dialog is open or a field has focus.
 */
export const PromoPopup = ({ open, onClose, id, title, image, href }: PromoPopupProps): ReactElement => {
  const message = useMessage()
  return (
    <Dialog open={open} onClose={onClose} id={id} title={title}>
      <div className={styles.offer}>
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 768px) 480px, 90vw" />
        </div>
        {href && (
          <div className={styles.link}>
            <LinkButton href={href} onClick={onClose}>
              {message('ui.promo.open')}
            </LinkButton>
          </div>
        )}
      </div>
    </Dialog>
  )
}
