import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useMessage } from '../messages/use-message.ts'
import * as styles from './toasts.css.ts'
import type { Toast } from './use-toasts.ts'

/** How long a remark stays unless pointed at or focused, in milliseconds. */
const toastTime = 8000

/** Props of {@link Toasts}. */
export interface ToastsProps {
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/**
 * Passing remarks in the corner, such as "Tautan disalin". Only for what costs nothing when missed:
 * what went wrong, and what has to be acted on, is told in place. Render it always; it is empty
 * most of the time.
 */
export function Toasts({ toasts, onDismiss }: ToastsProps): ReactElement {
  return (
    <div role="status" className={styles.region} data-print="hide">
      {toasts.map((toast) => (
        <Line key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </div>
  )
}

function Line({ toast, onDismiss }: { toast: Toast; onDismiss: ToastsProps['onDismiss'] }): ReactElement {
  const message = useMessage()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onDismiss(toast.id), toastTime)
    return () => clearTimeout(timer)
  }, [held, onDismiss, toast.id])
  return (
    <div className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <p className={styles.text}>{toast.text}</p>
      <IconButton tone="onDeep" icon="close" label={message('ui.toast.dismiss')} onClick={() => onDismiss(toast.id)} />
    </div>
  )
}
