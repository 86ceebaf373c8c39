import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useMessage } from '../messages/use-message.ts'
import { lowWindow } from '../theme/breakpoints.ts'
import * as styles from './toasts.css.ts'
import type { Toast } from './use-toasts.ts'

/** How long a toast stays unless hovered or focused, in milliseconds. */
const toastTime = 8000

/** Whether toasts are part of the page. Then they may be out of view, and the text would move up when they disappear. */
const areInPage = () => matchMedia(lowWindow).matches

/** Props of {@link Toasts}. */
export interface ToastsProps {
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/**
 * Transient messages in the corner, such as "Tautan disalin". Only for messages that can be missed:
 * show errors and required actions in place. Always render it; it is empty
 * most of the time. In a low window the toasts are in the page, where this is rendered, and stay until they are
 * dismissed: render it at the top of the main part.
 */
export const Toasts = ({ toasts, onDismiss }: ToastsProps): ReactElement => (
  <div role="status" className={styles.region} data-print="hide">
    {toasts.map((toast) => (
      <Line key={toast.id} toast={toast} onDismiss={onDismiss} />
    ))}
  </div>
)

const Line = ({ toast, onDismiss }: { toast: Toast; onDismiss: ToastsProps['onDismiss'] }): ReactElement => {
  const message = useMessage()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || areInPage()) return
    const timer = setTimeout(() => onDismiss(toast.id), toastTime)
    return () => clearTimeout(timer)
  }, [held, onDismiss, toast.id])
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.text}>{toast.text}</p>
      <IconButton tone="onDeep" icon="close" label={message('ui.toast.dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  )
}
