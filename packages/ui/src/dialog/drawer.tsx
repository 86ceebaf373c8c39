import type { ReactElement } from 'react'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog.tsx'

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<DialogProps, 'width'> {
  /** The edge it comes from; the end of the line unless told. */
  side?: 'start' | 'end' | undefined
}

/** A dialog as high as the window at one of its sides: for menus and searches. Behaves as Dialog does. */
export function Drawer({ side = 'end', ...dialog }: DrawerProps): ReactElement {
  return <Dialog {...dialog} width={side === 'start' ? 'drawerStart' : 'drawerEnd'} />
}
