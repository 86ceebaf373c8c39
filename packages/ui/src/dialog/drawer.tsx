import type { ReactElement } from 'react'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<DialogProps, 'width'> {
  /** The edge it slides in from. Default: end. */
  side?: 'start' | 'end' | undefined
}

/** A dialog at one side of the window, in full height, for menus and searches. Behaves like Dialog. */
export const Drawer = ({ side = 'end', ...dialog }: DrawerProps): ReactElement => (
  <Dialog {...dialog} width={side === 'start' ? 'drawerStart' : 'drawerEnd'} />
)
