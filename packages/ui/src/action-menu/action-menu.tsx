import { useId, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { Anchor } from '../link/link-context.tsx'
import * as styles from './action-menu.css.ts'

interface MenuWords {
  readonly label: string
  /** The accessible name, if the label alone does not name the object. It begins with the label. */
  readonly name?: string | undefined
  readonly icon?: IconName | undefined
}

/** One line of an {@link ActionMenu}: an action on this page, or a link to another page, which opens in a new tab. */
export type MenuAction = MenuWords & ({ readonly onSelect: () => void } | { readonly href: string })

/** Props of {@link ActionMenu}. */
export interface ActionMenuProps {
  /** The accessible name: what the button opens, and the object of the menu. */
  readonly label: string
  readonly actions: readonly MenuAction[]
}

/**
 * The rare actions on an object, behind a button with three dots. The browser closes the menu by Escape or a press outside and returns the
 * focus to the button.
 */
export const ActionMenu = ({ label, actions }: ActionMenuProps): ReactElement | null => {
  const id = useId()
  const panel = useRef<HTMLUListElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        icon="more"
        tone="secondary"
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      />
      <ul
        ref={panel}
        id={id}
        role="list"
        popover="auto"
        aria-label={label}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {actions.map((action) => (
          <li key={action.label}>
            <Line action={action} close={() => panel.current?.hidePopover()} />
          </li>
        ))}
      </ul>
    </>
  )
}

const Line = ({ action, close }: { readonly action: MenuAction; readonly close: () => void }): ReactElement => {
  const words = (
    <>
      {action.icon && <Icon name={action.icon} size="small" />}
      <span>{action.label}</span>
    </>
  )
  if ('href' in action)
    return (
      <Anchor
        href={action.href}
        target="_blank"
        rel="noreferrer"
        className={styles.action}
        aria-label={action.name}
        onClick={close}
      >
        {words}
      </Anchor>
    )
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={action.name}
      onClick={() => {
        // The focus is back on the button first: a dialog that opens now returns it there.
        close()
        action.onSelect()
      }}
    >
      {words}
    </button>
  )
}
