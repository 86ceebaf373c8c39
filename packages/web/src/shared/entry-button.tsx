import { Button } from '@hospital/ui'
import type { ComponentProps, ReactElement } from 'react'

interface EntryButtonProps extends Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup' | 'children'> {
  /** The button's words with the name of the entry, for screen readers: a list has one such button for each entry. */
  readonly name: string
}

/** A button of one entry of a list. The entry beside it is visible, so the button's words leave out its name. */
export const EntryButton = ({ name, ...button }: EntryButtonProps): ReactElement => (
  <Button {...button} tone="secondary" size="compact" aria-label={name} />
)
