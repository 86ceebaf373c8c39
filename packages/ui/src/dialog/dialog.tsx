import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../lib/classes.ts'
import type { Localizable } from '../lib/content.ts'
import { HydrateLater } from '../lib/hydrate-later.tsx'
import { useMessage } from '../messages/use-message.ts'
import { Heading } from '../typography/heading.tsx'
import { LocalizedText } from '../typography/localized-text.tsx'
import * as styles from './dialog.css.ts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  open: boolean
  /** Called when it has closed: by Escape, the close button, a press outside, or `open`. */
  onClose: () => void
  /** The heading and accessible name. */
  title: Localizable
  /** Required if a button opens it by `commandfor`; see useDialog. */
  id?: string | undefined
  width?: keyof typeof styles.width | undefined
  /** Locks the dialog while an action runs whose end the user must see: Escape, the close button and a press outside do nothing. */
  locked?: boolean | undefined
  /** Buttons at its lower edge, the main one first. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A native modal dialog: the rest of the page is inert, Escape closes it, and focus returns to what
 * had it before, even if the component unmounts while open.
 */
export const Dialog = (props: DialogProps): ReactElement => {
  const { open, onClose, title, id, width = 'normal', locked = false, footer, children } = props
  const { ref, head } = useModal(open)
  const titleId = useId()
  const message = useMessage()
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      className={classes(styles.root, styles.width[width])}
      onCancel={(event) => {
        if (locked) event.preventDefault()
      }}
      onClose={(event) => {
        // The event is asynchronous: by then it may have been opened again.
        if (event.currentTarget.open) return
        // Browsers without `closedby` close the dialog on the second Escape, even if the first one was prevented.
        if (locked && open) event.currentTarget.showModal()
        else onClose()
      }}
      // If the browser supports it, a press outside closes the dialog too.
      closedby={locked ? 'none' : 'any'}
    >
      <div className={styles.inner}>
        <div ref={head} className={styles.head}>
          <Heading level={2} size={3} id={titleId}>
            <LocalizedText value={title} />
          </Heading>
        </div>
        <HydrateLater>{children}</HydrateLater>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
      <form
        method="dialog"
        className={styles.close}
        onSubmit={(event) => {
          if (locked) event.preventDefault()
        }}
      >
        <IconButton type="submit" icon="close" label={message('ui.dialog.close')} aria-disabled={locked || undefined} />
      </form>
    </dialog>
  )
}

/** Whether an element is visible without scrolling its dialog. */
const isInView = (element: Element, dialog: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom

/**
 * Focuses the head, so that the dialog is read from its beginning. Browsers would focus the first focusable element. That may be below the
 * fold, so that the dialog opens scrolled, or a loading state, which vanishes with the focus in it.
 */
const beginAtHead = (dialog: HTMLElement, head: HTMLElement | null): void => {
  dialog.scrollTop = 0
  const first = document.activeElement
  const isKept = first instanceof HTMLElement && first.tabIndex >= 0 && isInView(first, dialog)
  if (isKept || !head) return
  head.tabIndex = -1
  head.focus({ preventScroll: true })
}

const useModal = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    // A button may have opened it by `commandfor`.
    if (!dialog.open) dialog.showModal()
    beginAtHead(dialog, head.current)
    // Closing before removal restores focus.
    return () => dialog.close()
  }, [open])
  return { ref, head }
}
